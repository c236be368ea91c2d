// ---------------------------------------------------------------------------------------------
// House rules: what can be agreed on, and what is
// ---------------------------------------------------------------------------------------------

/** One term: a line that tells it, and what opens under it. @param {any} row @param {View} view @param {string} where */
function term(row, view, where) {
  const key = `${where}-${row.key}`;
  const open = view.open.has(key);
  const body = `${view.id}-${key}`;
  return h(
    "li",
    { key: row.key, class: `dt-term${row.changed ? " dt-changed" : ""}${row.why ? " dt-idle" : ""}` },
    h(
      "button",
      {
        key: "head",
        type: "button",
        class: "dt-term-head",
        "aria-expanded": open ? "true" : "false",
        "aria-controls": open ? body : null,
        onclick: () => {
          if (open) view.open.delete(key);
          else view.open.add(key);
          view.draw();
        },
      },
      h("span", { class: "dt-term-name" }, row.title),
      h("span", { class: "dt-term-value" }, row.why ?? row.value),
      h("span", { class: "dt-term-mark" }, row.changed),
      sign(open ? "up" : "down"),
    ),
    open &&
      h(
        "div",
        {
          key: "body",
          id: body,
          class: "dt-term-body",
          role: "group",
          "aria-label": row.title,
          tabindex: "-1",
          "data-home": "",
        },
        h("p", { class: "dt-term-meaning", key: "meaning" }, row.meaning),
        row.choices && buttonRow(row.choices, view),
        row.number &&
          h(
            "div",
            { class: "dt-row", key: "number" },
            stepperOfAmount(row.number, view, row.draft),
            button(row.number, view, { draft: row.draft }),
          ),
        refusal({ key, refusal: row.refusal }, view),
        h(
          "div",
          { class: "dt-term-source", key: "source" },
          h(
            "p",
            { key: "own" },
            row.own,
            " ",
            row.source,
            (row.rules ?? []).map((/** @type {any} */ card) => [" ", ruleMark(card, view, key)]),
          ),
          (row.rules ?? [])
            .filter((/** @type {any} */ card) => view.open.has(`${key}-${card.id}`))
            .map((/** @type {any} */ card) => ruleCard(card, view, key)),
        ),
        row.back && button(row.back, view),
      ),
  );
}

/** Puts a text where it can be pasted from. @param {string} text @param {HTMLTextAreaElement|null} field */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages that are served without encryption have no clipboard; the old way needs a field to copy from.
    const own = document.createElement("textarea");
    own.value = text;
    own.className = "dt-sr";
    document.body.append(own);
    own.select();
    document.execCommand("copy");
    own.remove();
    field?.focus();
  }
}

/** A text to pass on, which another one can be put in for. @param {any} b @param {View} view */
function textField(b, view) {
  const draft = view.draft(b.draft);
  const now = draft.typed ?? b.value;
  const id = `${view.id}-${b.draft}`;
  const field = () => /** @type {any} */ (view.root.querySelector(".dt-text"));
  /** @param {string} key @param {string} text @param {() => string} what */
  const copier = (key, text, what) =>
    h(
      "button",
      {
        key,
        type: "button",
        class: "dt-button dt-quiet",
        "data-key": key,
        onclick: () => void copy(what(), field()).then(() => view.tell(b.copied, b.draft)),
      },
      h("span", { class: "dt-label" }, text),
    );
  return h(
    "div",
    { class: "dt-text-block", key: "field" },
    h("label", { class: "dt-text-label", for: id, key: "label" }, b.label),
    h("p", { class: "dt-quiet-text", key: "note" }, b.note),
    h("textarea", {
      key: "text",
      id,
      class: "dt-text",
      rows: 3,
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
      value: now,
      oninput: (/** @type {any} */ event) => {
        draft.typed = event.target.value;
        draft.answer = draft.typed.trim() === b.value ? undefined : draft.typed;
        view.draw();
      },
    }),
    h(
      "div",
      { class: "dt-row", key: "row" },
      copier("copy", b.copy, () => now),
      b.link &&
        copier("link", b.link, () => {
          const { origin, pathname } = window.location;
          return `${origin}${pathname}?${new URLSearchParams({ rules: now })}`;
        }),
      button(b.use, view, { draft: b.draft }),
    ),
    refusal({ key: "text", refusal: b.refusal }, view),
    h("p", { class: "dt-quiet-text dt-text-told", key: "told" }, view.pointedAt(b.draft) || "\u00a0"),
  );
}
