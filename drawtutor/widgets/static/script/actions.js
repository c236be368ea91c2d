/** One step less or more of a number. @param {string} text @param {string} mark @param {any} closed @param {() => void} onclick */
const nudge = (text, mark, closed, onclick) =>
  h(
    "button",
    {
      key: mark,
      type: "button",
      class: "dt-nudge",
      "aria-label": text,
      title: text,
      "aria-disabled": closed ? "true" : null,
      onclick,
    },
    sign(mark),
  );

/** @param {any} b @param {View} view */
function stepperOfAmount(b, view, draft) {
  const { min, max, values, label, less, more, range } = b.amount;
  const now = view.amount(b, draft);
  const off = view.heart.lost || b.off;
  /** @param {number} value */
  const set = (value) => {
    view.draft(draft).amounts[b.key] = { min, max, value };
    view.pointed = { where: "", text: "", key: "" };
    view.draw();
  };
  /** @param {number} way */
  const step = (way) => {
    if (off || view.busy) return;
    if (values?.length) {
      const further = values.filter((/** @type {number} */ value) => (way > 0 ? value > now : value < now));
      set(further.length ? (way > 0 ? Math.min(...further) : Math.max(...further)) : now);
    } else set(Math.min(max, Math.max(min, now + way * (b.amount.step ?? 1))));
  };
  const end = (way) => (way > 0 ? now >= max : now <= min);
  return h(
    "span",
    { class: "dt-amount", key: `${b.key}-amount`, role: "group", "aria-label": label },
    nudge(less, "less", off || end(-1), () => step(-1)),
    h("input", {
      key: "number",
      class: "dt-number",
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      role: "spinbutton",
      "aria-label": label,
      "aria-valuenow": now,
      "aria-valuemin": min,
      "aria-valuemax": max,
      "aria-valuetext": String(now),
      "aria-disabled": off ? "true" : null,
      readonly: off ? true : null,
      value: String(now),
      oninput: (/** @type {any} */ event) => {
        const typed = event.target.value.replace(/\D/g, "").slice(0, 7);
        if (typed !== "") set(Number(typed));
      },
      onblur: (/** @type {any} */ event) => (event.target.value = String(view.amount(b, draft))),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (way) {
          event.preventDefault();
          step(way);
        } else if (event.key === "Enter") {
          event.preventDefault();
          view.press(b, draft);
        }
      },
    }),
    nudge(more, "more", off || end(1), () => step(1)),
    h("span", { class: "dt-range", key: "range" }, range),
  );
}

/** The sentence of a button as its draft stands. @param {any} b @param {View} view @param {string} draft */
function sentenceOf(b, view, draft) {
  if (b.takes === "amount") {
    const now = view.amount(b, draft);
    return b.sentences?.[String(now)] ?? (b.says ?? "").replace("{n}", String(now));
  }
  if (b.takes === "cards") return b.sentences?.[view.draft(draft).cards.size] ?? b.says ?? "";
  return b.says ?? "";
}

/** The label of a button as its draft stands. @param {any} b @param {View} view @param {string} draft */
function labelOf(b, view, draft) {
  if (b.takes === "cards") return b.texts?.[view.draft(draft).cards.size] ?? b.text;
  return b.text;
}

/** Why the last choice was refused, with its rule. @param {Block} b @param {View} view */
const refusal = (b, view) =>
  b.refusal
    ? h(
        "div",
        { class: "dt-refusal", key: `refusal${b.refusal.n}` },
        sign("illegal"),
        h(
          "div",
          { class: "dt-refusal-text" },
          h("p", null, b.refusal.text),
          ruleList(b.refusal.rules, view, `${b.key}-refusal`),
        ),
      )
    : null;

/** @param {Block} b @param {View} view */
function actions(b, view) {
  const draft = b.draft ?? b.key ?? "actions";
  const sentence = view.pointedAt(draft) || b.sentence || "";
  return h(
    "div",
    {
      class: `dt-actions${b.mine ? " dt-mine" : ""}`,
      key: b.key ?? "actions",
      role: "group",
      "aria-label": b.label,
      tabindex: "-1",
      "data-home": "",
      "data-focus": b.focus ?? null,
    },
    // Where the coach stands below the table, its verdict would be off the screen. It is spoken there, not here.
    b.judged &&
      h(
        "p",
        { class: `dt-judged-line dt-verdict dt-v-${b.judged.key}`, key: "judged", "aria-hidden": "true" },
        sign(b.judged.key),
        h("span", null, b.judged.word),
        h("span", { class: "dt-judged-where" }, b.judged.where),
      ),
    b.title && h("p", { class: "dt-actions-title", key: "title" }, b.title),
    h(
      "div",
      { class: "dt-row dt-choices", key: "choices" },
      b.buttons.map((/** @type {any} */ one) => {
        const drawn = button({ ...one, text: labelOf(one, view, draft) }, view, {
          draft,
          sentence: sentenceOf(one, view, draft),
        });
        if (!one.amount) return drawn;
        return h("span", { class: "dt-wager", key: one.key }, drawn, stepperOfAmount(one, view, draft));
      }),
    ),
    refusal(b, view),
    // What a refusal says already is not said twice.
    h("p", { class: "dt-sentence", key: "sentence" }, (sentence !== b.refusal?.text && sentence) || "\u00a0"),
  );
}
