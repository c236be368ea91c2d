/** @param {Block} b @param {View} view */
function answer(b, view) {
  // An answer that is shown takes the place of the learner's own.
  const draft = b.given === undefined || b.given === null ? view.draft(b.draft) : { answer: b.given };
  const shut = view.heart.lost || b.shut;
  /** @param {any} value */
  const set = (value) => {
    if (shut || view.busy) return;
    draft.answer = value;
    view.draw();
  };
  const name = `${view.id}-${b.draft}`;
  let control;
  if (b.control === "order") {
    const order = (draft.answer ??= b.options.map((/** @type {any} */ option) => option.value));
    const byValue = new Map(b.options.map((/** @type {any} */ option) => [option.value, option]));
    /** @param {number} i @param {number} way */
    const move = (i, way) => {
      const to = i + way;
      if (to < 0 || to >= order.length) return;
      const next = [...order];
      [next[i], next[to]] = [next[to], next[i]];
      set(next);
      say(view.status, `${byValue.get(next[to]).text}: ${b.places[to]}`);
    };
    control = h(
      "ol",
      { class: "dt-order", role: "list" },
      order.map((/** @type {any} */ value, /** @type {number} */ i) => {
        const option = byValue.get(value);
        /** @param {number} way @param {string} text @param {string} mark */
        const mover = (way, text, mark) =>
          h(
            "button",
            {
              key: mark,
              type: "button",
              class: "dt-nudge",
              "aria-label": text,
              title: text,
              "aria-disabled": shut || order[i + way] === undefined ? "true" : null,
              onclick: () => move(i, way),
            },
            sign(mark),
          );
        return h(
          "li",
          { key: `o${value}`, class: "dt-order-item" },
          h("span", { class: "dt-order-place" }, b.places[i]),
          h(
            "span",
            { class: "dt-order-what" },
            option.cards
              ? h(
                  "span",
                  { class: "dt-fan" },
                  option.cards.map((/** @type {any} */ card) => stillCard(card, "dt-small")),
                )
              : null,
            h("span", { class: option.cards ? "dt-order-name" : "" }, option.text),
          ),
          h("span", { class: "dt-order-move" }, mover(-1, option.up, "up"), mover(1, option.down, "down")),
        );
      }),
    );
  } else if (b.control === "number") {
    const now = draft.answer;
    /** @param {number} way */
    const step = (way) => set(Math.min(b.max, Math.max(b.min, (now ?? b.min - (way > 0 ? 1 : 0)) + way)));
    control = h(
      "div",
      { class: "dt-amount", role: "group", "aria-label": b.label },
      nudge(b.less, "less", shut, () => step(-1)),
      h("input", {
        key: "number",
        class: "dt-number",
        type: "text",
        inputmode: "numeric",
        autocomplete: "off",
        "aria-label": b.label,
        readonly: shut ? true : null,
        value: now === undefined || now === null ? "" : String(now),
        oninput: (/** @type {any} */ event) => {
          const typed = event.target.value.replace(/\D/g, "").slice(0, 6);
          if (event.target.value !== typed) event.target.value = typed;
          set(typed === "" ? undefined : Number(typed));
        },
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (way) {
            event.preventDefault();
            step(way);
          } else if (event.key === "Enter") view.press(b.check, b.draft);
        },
      }),
      nudge(b.more, "more", shut, () => step(1)),
      b.unit && h("span", { class: "dt-range" }, b.unit),
    );
  } else {
    control = h(
      "div",
      {
        class: `dt-options${b.control === "yes-no" ? " dt-side-by-side" : ""}`,
        role: "radiogroup",
        "aria-label": b.label,
      },
      b.options.map((/** @type {any} */ option) =>
        h(
          "label",
          {
            key: `o${option.value}`,
            class: `dt-option${option.cards ? " dt-option-cards" : ""}${draft.answer === option.value ? " dt-chosen" : ""}${option.mark ? ` dt-option-${option.mark}` : ""}`,
          },
          h("input", {
            type: "radio",
            name,
            value: String(option.value),
            checked: draft.answer === option.value,
            "aria-disabled": shut ? "true" : null,
            onchange: (/** @type {any} */ event) => {
              if (shut || view.busy) {
                event.target.checked = draft.answer === option.value;
                view.draw();
              } else set(option.value);
            },
          }),
          h("span", { class: "dt-option-dot", "aria-hidden": "true" }),
          option.cards
            ? h(
                "span",
                { class: "dt-fan" },
                option.cards.map((/** @type {any} */ card) => stillCard(card, "dt-small")),
              )
            : null,
          h("span", { class: "dt-option-text" }, option.text),
        ),
      ),
    );
  }
  return h(
    "div",
    {
      class: "dt-answer",
      key: b.key ?? "answer",
      role: "group",
      "aria-label": b.label,
      tabindex: "-1",
      "data-home": "",
    },
    control,
    b.check
      ? h("div", { class: "dt-row", key: "check" }, button({ look: "main", ...b.check }, view, { draft: b.draft }))
      : null,
    view.pointedAt(b.draft) && view.pointedAt(b.draft) === view.reasonOff(b.check ?? {}, b.draft)
      ? h("p", { class: "dt-sentence", key: "why" }, view.pointedAt(b.draft))
      : null,
    refusal(b, view),
  );
}
