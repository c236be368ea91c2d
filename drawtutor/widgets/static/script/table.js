// ---------------------------------------------------------------------------------------------
// Blocks: the parts that pictures are made of
// ---------------------------------------------------------------------------------------------

/**
 * A button. What is off stays to be seen and reached, and says why. The second click of a double click finds
 * another picture under the pointer, which the learner has not seen: it counts only where a button is made to be
 * pressed again and again (`repeats`).
 * @param {any} b @param {View} view
 * @param {{draft?: string, class?: string, sentence?: string, mark?: string, bare?: boolean, repeats?: boolean, then?: () => void}} [how]
 */
function button(b, view, how = {}) {
  const reason = view.heart.lost ? view.labels.lost : view.reasonOff(b, how.draft);
  const tried = Boolean(b.tries && b.off && reason === b.off);
  const told = reason || how.sentence || "";
  const note = told ? `${view.id}-${how.draft ?? "b"}-${b.key}-why` : null;
  const where = how.draft ?? "";
  const point = () => {
    if (view.pointed.where === where && view.pointed.text === told) return;
    view.pointed = { where, text: told, key: b.key };
    view.draw();
  };
  // What is no longer pointed at is no longer told; later, because an element on its way out loses the focus too.
  const leave = () =>
    window.setTimeout(() => {
      if (view.pointed.where === where && view.pointed.key === b.key) view.unpoint();
    });
  return [
    h(
      "button",
      {
        key: b.key,
        type: "button",
        class: `dt-button dt-${b.look ?? "plain"} ${how.class ?? ""}${tried ? " dt-tries" : ""}`,
        "aria-disabled": (reason && !tried) || view.busy ? "true" : null,
        "aria-pressed": b.pressed === undefined ? null : String(b.pressed),
        "aria-expanded": b.expanded === undefined ? null : String(b.expanded),
        "aria-describedby": note,
        "aria-label": b.name ?? (how.bare ? b.text : null),
        title: how.bare ? b.text : (where === "" && reason) || null,
        "data-key": b.key,
        onclick: (/** @type {MouseEvent} */ event) => {
          if (event.detail > 1 && !how.repeats) return;
          const heard = !reason && !view.busy;
          view.press(b, how.draft);
          if (heard) how.then?.();
        },
        onfocus: point,
        onblur: leave,
        // Entered by a move of the hand; a button that comes to lie under a pointer at rest is not pointed at.
        onmousemove: point,
        onmouseleave: leave,
      },
      how.mark ? sign(how.mark) : null,
      how.bare ? null : h("span", { class: "dt-label" }, b.text),
      b.price && !how.bare ? h("span", { class: "dt-price" }, b.price) : null,
    ),
    note && h("span", { key: `${b.key}-why`, id: note, hidden: true }, told),
  ];
}

/** @param {any[]} buttons @param {View} view @param {any} [how] */
const buttonRow = (buttons, view, how) =>
  h(
    "div",
    { class: "dt-row", key: "row" },
    buttons.map((b) => button(b, view, how)),
  );

/** A card that is only looked at. @param {any} card @param {string} [size] */
const stillCard = (card, size = "") =>
  h("span", {
    class: `dt-card dt-still ${size}${card.mark ? ` dt-is-${card.mark}` : ""}`,
    role: "img",
    "aria-label": card.mark ? `${card.name}, ${card.markText}` : card.name,
    key: card.c,
    html: face(card.c),
  });

/** @param {number} count @param {string} text */
const backs = (count, text) =>
  h(
    "span",
    { class: "dt-backs", key: "backs" },
    h("span", { class: "dt-sr" }, text),
    Array.from({ length: count }, (_, i) =>
      h("span", { class: "dt-back", key: i, "aria-hidden": "true", style: { "--i": i } }),
    ),
  );

/**
 * Where the seats stand at a wide table: the height of the ring and of the pot in it, and for each seat its middle
 * (percent of the width) and its top (pixels), clockwise from the learner's left.
 * @type {Record<number, {ring: number, pot: number, at: [number, number][]}>}
 */
const PLACES = {
  1: { ring: 236, pot: 158, at: [[50, 14]] },
  2: {
    ring: 232,
    pot: 158,
    at: [
      [18.5, 44],
      [81.5, 44],
    ],
  },
  3: {
    ring: 256,
    pot: 182,
    at: [
      [13.5, 86],
      [50, 14],
      [86.5, 86],
    ],
  },
  4: {
    ring: 258,
    pot: 150,
    at: [
      [12, 104],
      [33, 14],
      [67, 14],
      [88, 104],
    ],
  },
  5: {
    ring: 314,
    pot: 190,
    at: [
      [11.5, 180],
      [20, 20],
      [50, 14],
      [80, 20],
      [88.5, 180],
    ],
  },
  6: {
    ring: 376,
    pot: 190,
    at: [
      [11.5, 242],
      [13, 90],
      [36, 14],
      [64, 14],
      [87, 90],
      [88.5, 242],
    ],
  },
  7: {
    ring: 418,
    pot: 214,
    at: [
      [11.5, 284],
      [11.5, 132],
      [30.5, 12],
      [50, 12],
      [69.5, 12],
      [88.5, 132],
      [88.5, 284],
    ],
  },
  8: {
    ring: 470,
    pot: 190,
    at: [
      [11.5, 248],
      [13, 126],
      [28.5, 12],
      [50, 12],
      [71.5, 12],
      [87, 126],
      [88.5, 248],
      [50, 340],
    ],
  },
};

/** Players and nothing else: the circle is as high as what they have before them. @param {any[]} seats */
function bareCircle(seats) {
  const places = PLACES[seats.length] ?? PLACES[8];
  const open = seats.some((seat) => seat.shown?.length);
  const at = places.at.map(([x, y]) => /** @type {[number, number]} */ ([x, open ? y : 14 + (y - 14) * 0.6]));
  const lowest = Math.max(...at.map(([, y]) => y));
  return { ring: lowest + (open ? 128 : 64), pot: places.pot, at };
}

/** @param {any} seat @param {boolean} [mine] */
function seatBody(seat, mine) {
  const open = seat.shown?.length > 0;
  return [
    h(
      "span",
      { class: "dt-who", key: "who" },
      h("span", { class: "dt-name" }, seat.name),
      seat.dealer &&
        h(
          "span",
          { class: "dt-dealer", title: seat.dealer.text },
          h("span", { "aria-hidden": "true" }, seat.dealer.mark),
          h("span", { class: "dt-sr" }, seat.dealer.text),
        ),
      seat.turn && h("span", { class: "dt-turn-word" }, seat.turn),
    ),
    seat.style && h("span", { class: "dt-style", key: "style" }, seat.style),
    mine
      ? null
      : h(
          "span",
          { class: "dt-held", key: "held" },
          open
            ? h(
                "span",
                { class: "dt-shown", key: "shown" },
                seat.shown.map((/** @type {any} */ card) => stillCard(card, "dt-small")),
              )
            : null,
          !open && seat.backs ? backs(seat.backs, seat.cards) : null,
          seat.stateText && h("span", { class: "dt-state", key: "state" }, seat.stateText),
          seat.drawn && h("span", { class: "dt-drawn", key: "drawn" }, seat.drawn),
        ),
    h(
      "span",
      { class: "dt-chips", key: "chips" },
      seat.stack && h("span", { class: "dt-stack" }, seat.stack),
      seat.stake &&
        h(
          "span",
          { class: "dt-stake", key: "stake" },
          h("span", { class: "dt-chip", "aria-hidden": "true" }),
          seat.stake,
        ),
    ),
    mine && seat.stateText && h("span", { class: "dt-state", key: "state" }, seat.stateText),
    mine && seat.drawn && h("span", { class: "dt-drawn", key: "drawn" }, seat.drawn),
    seat.note && h("span", { class: "dt-note", key: "note" }, seat.note),
    seat.won && h("span", { class: "dt-wins", key: "won" }, seat.won),
    seat.says && h("span", { class: "dt-says", key: "says" }, seat.says),
  ];
}

/** @param {any} b @param {View} view */
function middle(b, view) {
  /** @param {any} pile @param {string} name */
  const pile = (pile, name) =>
    pile &&
    h(
      "span",
      { class: `dt-pile dt-pile-${name}${pile.n ? "" : " dt-none"}`, key: name },
      h(
        "span",
        { class: "dt-heap", "aria-hidden": "true" },
        pile.n ? [h("span", { class: "dt-back" }), h("span", { class: "dt-back" })] : null,
      ),
      h("span", { class: "dt-pile-word" }, pile.text),
    );
  return h(
    "div",
    { class: "dt-middle", key: "middle", role: "group", "aria-label": b.label },
    pile(b.stub, "stub"),
    h(
      "span",
      { class: "dt-pot", key: "pot" },
      h("span", { class: "dt-pot-word" }, b.pot.text),
      h("span", { class: "dt-pot-sum" }, b.pot.n),
      b.parts?.length
        ? h(
            "span",
            { class: "dt-parts" },
            b.parts.map((/** @type {string} */ part) => h("span", null, part)),
          )
        : null,
    ),
    pile(b.discards, "discards"),
  );
}
