// ---------------------------------------------------------------------------------------------
// Cards: faces drawn as paths, the same on every machine
// ---------------------------------------------------------------------------------------------

/** The four suits and the joker's star, in a box of 24 by 24. */
const SUITS = {
  h: "M12 22.6C5.2 16.8 1 12.7 1 7.5 1 3.9 3.6 1.6 6.6 1.6c2.3 0 4.3 1.3 5.4 3.6 1.1-2.3 3.1-3.6 5.4-3.6 3 0 5.6 2.3 5.6 5.9 0 5.2-4.2 9.3-11 15.1z",
  d: "M12 .4c2.5 4.2 5.9 8.2 9.6 11.6-3.7 3.4-7.1 7.4-9.6 11.6-2.5-4.2-5.9-8.2-9.6-11.6C6.1 8.6 9.5 4.6 12 .4z",
  s: "M12 .6C9.6 5 1.4 8.7 1.4 14.8c0 3.3 2.4 5.4 5.2 5.4 1.8 0 3.3-.8 4.2-2.2-.1 2.2-.9 4.1-2.7 5.6h7.8c-1.8-1.5-2.6-3.4-2.7-5.6.9 1.4 2.4 2.2 4.2 2.2 2.8 0 5.2-2.1 5.2-5.4C22.6 8.7 14.4 5 12 .6z",
  c: "M12 .8a5.1 5.1 0 0 1 4.4 7.7 5.3 5.3 0 1 1-3.3 9c0 2.6.9 4.6 2.8 6.1H8.1c1.9-1.5 2.8-3.5 2.8-6.1a5.3 5.3 0 1 1-3.3-9A5.1 5.1 0 0 1 12 .8z",
  k: "M12 1l3 7.4 8 .6-6.1 5.2 1.9 7.8-6.8-4.2L5.2 22l1.9-7.8L1 9l8-.6z",
};

/** The ranks as strokes, in a box of 24 by 32. */
const RANKS = {
  2: "M3.6 9.6C4 5 7.2 2.2 12 2.2c5 0 8.3 3 8.3 7.2 0 3.3-1.6 5.8-5.4 9.7L4 29.8h17",
  3: "M4 6.2C5.8 3.6 8.5 2.2 12 2.2c4.8 0 8 2.6 8 6.6s-3 6.3-8.6 6.3c6 0 9.6 2.7 9.6 7.3 0 4.5-3.7 7.5-9 7.5-4.1 0-7.1-1.6-9-4.5",
  4: "M16.2 30.2V2.4L2.8 21.8h18.8",
  5: "M19.2 2.3H6.5L5.2 14.8c1.9-2 4.2-2.8 6.9-2.8 5.4 0 9 3.7 9 9s-3.8 8.9-9.2 8.9c-4 0-6.9-1.7-8.7-4.8",
  6: "M15.6 2C8.5 6.4 3.2 12.8 3.2 20.7a8.8 9.2 0 1 0 17.6 0 8.8 9.2 0 1 0-17.6 0",
  7: "M3 2.4h18L10 30.2",
  8: "M12 2.1a7.3 6.5 0 1 0 0 13 7.3 6.5 0 1 0 0-13zM12 15.1a8.8 7.4 0 1 0 0 14.8 8.8 7.4 0 1 0 0-14.8z",
  9: "M20.8 11.3a8.8 9.2 0 1 0-17.6 0 8.8 9.2 0 1 0 17.6 0c0 7.9-5.3 14.3-12.4 18.7",
  10: "M1.5 7.5 5.8 2.5v27.7M18.4 2.2c-4.3 0-6.8 5.1-6.8 13.8s2.5 13.8 6.8 13.8 6.8-5.1 6.8-13.8-2.5-13.8-6.8-13.8z",
  J: "M9.5 2.3h9.2v19.1c0 5.2-3 8.5-7.7 8.5-3.8 0-6.5-2-7.6-5.5",
  Q: "M12 2.1c-5.6 0-9.4 5.4-9.4 13.9S6.4 29.9 12 29.9s9.4-5.4 9.4-13.9S17.6 2.1 12 2.1zM13.5 22.5l8 8",
  K: "M4.4 2v28.2M20.8 2 4.4 19.2M10.2 13.4l11.4 16.8",
  A: "M2.2 30.2 12 2.2l9.8 28M5.8 20.6h12.4",
};

/** Where the pips stand: columns at -1, 0, 1 and rows at 0 (top) to 6 (bottom). */
const PIPS = {
  2: [
    [0, 0],
    [0, 6],
  ],
  3: [
    [0, 0],
    [0, 3],
    [0, 6],
  ],
  4: [
    [-1, 0],
    [1, 0],
    [-1, 6],
    [1, 6],
  ],
  5: [
    [-1, 0],
    [1, 0],
    [0, 3],
    [-1, 6],
    [1, 6],
  ],
  6: [
    [-1, 0],
    [1, 0],
    [-1, 3],
    [1, 3],
    [-1, 6],
    [1, 6],
  ],
  7: [
    [-1, 0],
    [1, 0],
    [0, 1.5],
    [-1, 3],
    [1, 3],
    [-1, 6],
    [1, 6],
  ],
  8: [
    [-1, 0],
    [1, 0],
    [0, 1.5],
    [-1, 3],
    [1, 3],
    [0, 4.5],
    [-1, 6],
    [1, 6],
  ],
  9: [
    [-1, 0],
    [1, 0],
    [-1, 2],
    [1, 2],
    [0, 3],
    [-1, 4],
    [1, 4],
    [-1, 6],
    [1, 6],
  ],
  10: [
    [-1, 0],
    [1, 0],
    [0, 1],
    [-1, 2],
    [1, 2],
    [-1, 4],
    [1, 4],
    [0, 5],
    [-1, 6],
    [1, 6],
  ],
};

/** The court letters, drawn with thick and thin, in a box of 58 by 60; each with what it wears above and where its middle lies. */
const COURTS = {
  J: {
    at: 35.2,
    letter:
      "M17 0h31v5h-7v37c0 12.5-8 20-20.5 20C10 62 4 56.7 4 49.8c0-4.6 2.7-7.5 6.6-7.5 3.6 0 6.4 2.5 6.4 6.2 0 2.6-1.4 4.8-3.5 5.9 1.4 1.8 3.5 2.7 6.2 2.7 5.5 0 8.3-4.5 8.3-13.1V5H17z",
    wears:
      "M5 21c0-9 9-14.5 21-13.5C37 8.4 44 13.5 44 21zM3 24h43v5H3zM31 7c3-8.5 10.5-13 20-12.5C47 2 41 8.5 35.5 11z",
  },
  Q: {
    at: 32.8,
    letter:
      "M29-1.5c16.5 0 27.5 12.7 27.5 31.5S45.5 61.5 29 61.5 1.5 48.8 1.5 30 12.5-1.5 29-1.5zm0 5c-9.8 0-15.5 9.6-15.5 26.5S19.2 56.5 29 56.5 44.5 46.9 44.5 30 38.8 3.5 29 3.5zM28 47c9-2.5 14.5 3.5 19.5 9.5 3.5 4 6.5 5 9.5 4.5-3 6.5-12 7.5-18 2-4-3.7-6-7.5-12-9z",
    wears:
      "M3 24C4.5 13 8 9.5 12.5 15.5 15.5 6 19 3 24.5 3S33.5 6 36.5 15.5C41 9.5 44.5 13 46 24zM3 26.5h43V31H3zM24.5-5.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM8.5 3.8a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM40.5 3.8a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z",
  },
  K: {
    at: 32.8,
    letter: "M1 0h24v5h-6v50h6v5H1v-5h6V5H1zM37 0h20v5h-6.5L32 25.5 52.5 55H58v5H35v-5h4L23.5 32l-4.5 5v-6.5L43 5h-6z",
    wears: "M4.5 24 1 3l11.5 9.5L24.5-4l12 16.5L48 3l-3.5 21zM4.5 26.5h40V31h-40z",
  },
};

/** The joker's cap with its bells, and its collar, in a box of 58 by 60. */
const CAP =
  "M7 41C9 29 6 21-3 20 6 10 17 13 21 26 21 12 24 4 29-4c5 8 8 16 8 30 4-13 15-16 24-6-9 1-12 9-10 21z" +
  "M-5 16.5a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM29-13a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM63 16.5a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z" +
  "M6 44.5h46v3.2l-3.5 9-7-6.2-6 8-6.5-8-6.5 8-6-8-7 6.2-3.5-9z";

/** @param {number} x @param {number} y @param {number} scale */
const cap = (x, y, scale) =>
  `<path d="${CAP}" transform="translate(${x} ${y}) scale(${scale}) translate(-29 -23)"/>`;

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [down] */
const pip = (suit, x, y, size, down) =>
  `<path d="${SUITS[suit]}" transform="translate(${x} ${y})${down ? " rotate(180)" : ""} scale(${size / 24}) translate(-12 -12)"/>`;

/** @param {string} rank @param {number} x @param {number} y @param {number} scale @param {number} weight */
const rankGlyph = (rank, x, y, scale, weight) =>
  `<path class="dt-rank" d="${RANKS[rank]}" stroke-width="${weight}" transform="translate(${x} ${y}) scale(${scale})"/>`;

/** @type {Map<string, string>} */
const faces = new Map();

/**
 * The face of a card, such as "Td", as an SVG text. Wide cards show pips or a court, narrow ones a larger index
 * and one large suit: the style sheet chooses by the card's own width.
 * @param {string} code
 */
function face(code) {
  const known = faces.get(code);
  if (known) return known;
  const svg = code === "Jk" ? jokerFace() : rankFace(code);
  faces.set(code, svg);
  return svg;
}

/** The joker: a star for an index, and a cap with bells. */
function jokerFace() {
  const corner = pip("k", 18, 21, 27);
  return paper("k", corner, cap(56, 79, 1.06), pip("k", 31, 34, 52) + cap(63, 108, 1.12));
}

/** @param {string} suit @param {string} corner @param {string} middle @param {string} narrow */
const paper = (suit, corner, middle, narrow) =>
  `<svg viewBox="0 0 112 156" aria-hidden="true" focusable="false" class="dt-face dt-suit-${suit}">` +
  `<g class="dt-wide">${corner}<g transform="rotate(180 56 78)">${corner}</g>${middle}</g>` +
  `<g class="dt-narrow">${narrow}</g></svg>`;

/** @param {string} code */
function rankFace(code) {
  const suit = code[1];
  const rank = code[0] === "T" ? "10" : code[0];
  // The middle of the card is what two columns of pips need; the corners have the rest, as large as that lets them be.
  const corner = rankGlyph(rank, rank === "10" ? 4.5 : 5.5, 8.5, 1.02, 4.3) + pip(suit, 17.75, 58, 22);
  let middle;
  if (PIPS[rank]) {
    middle = PIPS[rank]
      .map(([column, row]) => pip(suit, 56 + column * 13.5, 24 + row * 18, 16.5, row > 3))
      .join("");
  } else if (COURTS[rank]) {
    const { letter, wears, at } = COURTS[rank];
    middle =
      `<path d="${wears}" transform="translate(37 41) scale(.78)"/>` +
      `<path d="${letter}" transform="translate(${at} 75) scale(.8)"/>`;
  } else {
    middle = pip(suit, 56, 78, 48);
  }
  const narrow = rankGlyph(rank, rank === "10" ? 9 : 12, 14, 2.05, 4.4) + pip(suit, 74, 115, 60);
  return paper(suit, corner, middle, narrow);
}

/** Signs beside words; each has a shape of its own, so that no colour is needed. In a box of 20 by 20. */
const SIGNS = {
  best: "M3.5 10.5 8 15 16.5 5.5",
  good: "M3.5 10.5 8 15 16.5 5.5",
  right: "M3.5 10.5 8 15 16.5 5.5",
  inaccuracy: "M3 11.5c2.2-4.5 4.8-4.5 7-1.5s4.8 3 7-1.5",
  mistake: "M10 3v9M10 16.2v.6",
  illegal: "M4.5 4.5l11 11M10 2a8 8 0 1 0 .01 0z",
  blunder: "M5 5l10 10M15 5 5 15",
  wrong: "M5 5l10 10M15 5 5 15",
  "too-close-to-call": "M4 7.5h12M4 12.5h12",
  "not-attempted": "M4 10h12",
  ungradeable: "M4 10h12",
  first: "M15 4 8 10l7 6M5 4v12",
  back: "M13 4 6 10l7 6",
  next: "M7 4l7 6-7 6",
  last: "M5 4l7 6-7 6M15 4v12",
  up: "M4 13l6-7 6 7",
  down: "M4 7l6 7 6-7",
  less: "M4 10h12",
  more: "M4 10h12M10 4v12",
  lost: "M10 3 1.8 17h16.4zM10 8.5v4M10 14.7v.4",
};

/** @param {string} name */
const sign = (name) =>
  h("span", {
    class: `dt-sign dt-sign-${name}`,
    "aria-hidden": "true",
    html: `<svg viewBox="0 0 20 20" focusable="false"><path d="${SIGNS[name] ?? SIGNS.less}"/></svg>`,
  });
