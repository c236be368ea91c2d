// ---------------------------------------------------------------------------------------------
// Choosing five of the fifty-two, by mouse, finger or keys
// ---------------------------------------------------------------------------------------------

const RANK_ORDER = "AKQJT98765432";

/**
 * The deck, a row for each suit. Where a row has no room, one suit shows at a time. One card at a time is a stop for
 * the Tab key; arrows go to the others.
 * @param {any} b @param {string[]} hand what is chosen at first @param {any} names @param {View} view
 * @param {() => void} close
 */
function picker(b, hand, names, view, close) {
  const draft = view.draft(b.draft);
  const chosen = (draft.chosen ??= new Set(hand));
  draft.suit ??= b.suits[0].suit;
  draft.at ??= `A${draft.suit}`;
  const count = chosen.size;
  /** @param {string} code */
  const toggle = (code) => {
    draft.at = code;
    if (b.seen[code]) return view.tell(b.seen[code], b.draft);
    if (!chosen.delete(code)) {
      if (count === 5) return view.tell(b.full, b.draft);
      chosen.add(code);
    }
    view.tell(b.counts[chosen.size], b.draft);
  };
  /** @param {KeyboardEvent} event @param {number} row @param {number} column */
  const move = (event, row, column) => {
    const across = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 }[event.key] ?? 0;
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (!across && !down) return;
    event.preventDefault();
    event.stopPropagation();
    const to = Math.min(12, Math.max(0, column + across));
    const suit = b.suits[Math.min(3, Math.max(0, row + down))].suit;
    draft.at = `${RANK_ORDER[to]}${suit}`;
    draft.suit = suit;
    view.draw();
    /** @type {HTMLElement|null} */ (view.root.querySelector(`[data-choose="${draft.at}"]`))?.focus();
  };
  return h(
    "div",
    { class: "dt-picker", key: "picker", role: "group", "aria-label": b.title, tabindex: "-1", "data-home": "" },
    h("h3", { class: "dt-lab-title", key: "title" }, b.title),
    h(
      "div",
      { class: "dt-picker-suits", key: "suits", role: "group", "aria-label": b.suitLabel },
      b.suits.map((/** @type {any} */ one) =>
        h(
          "button",
          {
            key: one.suit,
            type: "button",
            class: "dt-button dt-quiet",
            "aria-pressed": one.suit === draft.suit ? "true" : "false",
            "aria-label": one.text,
            onclick: () => {
              draft.suit = one.suit;
              draft.at = `A${one.suit}`;
              view.draw();
            },
          },
          h("span", { "aria-hidden": "true", class: `dt-picker-suit dt-suit-${one.suit}`, html: suitSign(one.suit) }),
        ),
      ),
    ),
    h(
      "div",
      { class: "dt-picker-deck", key: "deck" },
      b.suits.map((/** @type {any} */ one, /** @type {number} */ row) =>
        h(
          "div",
          {
            key: one.suit,
            class: `dt-picker-row${one.suit === draft.suit ? " dt-picker-open" : ""}`,
            role: "group",
            "aria-label": one.text,
          },
          [...RANK_ORDER].map((rank, column) => {
            const code = `${rank}${one.suit}`;
            const off = b.seen[code] || (count === 5 && !chosen.has(code));
            return h("button", {
              key: code,
              type: "button",
              class: `dt-choose${chosen.has(code) ? " dt-chosen" : ""}`,
              "aria-label": names[code],
              "aria-pressed": chosen.has(code) ? "true" : "false",
              "aria-disabled": off ? "true" : null,
              tabindex: code === draft.at ? "0" : "-1",
              "data-choose": code,
              html: cornerOf(code),
              onclick: () => toggle(code),
              onkeydown: (/** @type {KeyboardEvent} */ event) => move(event, row, column),
            });
          }),
        ),
      ),
    ),
    h("p", { class: "dt-quiet-text", key: "count" }, view.pointedAt(b.draft) || b.counts[count]),
    h(
      "div",
      { class: "dt-row", key: "row" },
      plainButton("take", b.take, "main", count < 5, () => {
        if (count < 5) return view.tell(b.counts[count], b.draft);
        view.follow({ ...b.intent, answer: [...chosen].join("") });
        close();
      }),
      plainButton("clear", b.clear, "quiet", !count, () => {
        chosen.clear();
        view.tell(b.counts[0], b.draft);
      }),
      plainButton("close", b.close, "quiet", false, close),
    ),
  );
}

/** @param {string} key @param {string} text @param {string} look @param {boolean} off @param {() => void} onclick @param {object} [more] */
const plainButton = (key, text, look, off, onclick, more) =>
  h(
    "button",
    {
      key,
      type: "button",
      class: `dt-button dt-${look}`,
      "data-key": key,
      "aria-disabled": off ? "true" : null,
      onclick,
      ...more,
    },
    h("span", { class: "dt-label" }, text),
  );

/** @param {string} suit */
const suitSign = (suit) => `<svg viewBox="0 0 24 24" focusable="false"><path d="${SUITS[suit]}"/></svg>`;

/** A card's rank over its suit, for a small button. @param {string} code */
const cornerOf = (code) => {
  const rank = code[0] === "T" ? "10" : code[0];
  return (
    `<svg viewBox="0 0 40 48" aria-hidden="true" focusable="false" class="dt-face dt-suit-${code[1]}">` +
    `${rankGlyph(rank, rank === "10" ? 10 : 11.5, 3, 0.72, 4.6)}${pip(code[1], 20, 37, 16)}</svg>`
  );
};
