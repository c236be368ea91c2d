/**
 * The page's side of drawtutor: draws the picture that Python sends, and reports what the learner does.
 *
 * It decides nothing and says nothing of its own: what is legal, what is right and every word come in
 * the picture (see `pictures.py`). Three kinds of message go up, all answered by `done` with their number:
 *
 *   {kind: "hello",  page, n, stored}          a view has opened; what the browser keeps for it
 *   {kind: "intent", page, n, turn, name, ...} a choice, made in the picture of that turn
 *   {kind: "ping", page, n}                    is anybody there; answered by `pong`
 *
 * One more comes down: {kind: "file", page, name, text}, a file that this page has asked for.
 *
 * A picture has a `turn`, the `labels` of what the page says by itself, `status` and `alert` (news for those who
 * listen, each with a number `n`), `store` and `forget` (what the browser keeps), `keeps`, `merges` and `resumes`
 * (what it is asked about; `?name` asks for what the page's address says), and `blocks`. A block has a `type`, a `key`
 * that stays while it is the same block, and fields of its own; `draft` names what the learner has chosen but not yet
 * sent, and lives as long as the name does; with another `scene` the page goes back to the widget's beginning.
 * A button is {key, text, intent, says, off, needs, takes, look}: `off` is why it is closed, `needs` why it is closed
 * while the draft lacks something, `takes` what of the draft goes up with the intent (cards, amount, answer); with
 * `tries` a closed one goes up all the same, to be refused by the rules. `focus` is where a picture moves the focus to.
 *
 * @typedef {Record<string, any>} Picture   the `view` trait
 * @typedef {Record<string, any>} Block     one part of a picture, told apart by its `type`
 * @typedef {{kind: string, page?: string, n?: number, name?: string, text?: string}} Answer
 * @typedef {{get(name: string): any, send(content: object): void, on(name: string, f: Function): void,
 *            off(name: string, f: Function): void, widget_manager?: any}} Model
 */

// ---------------------------------------------------------------------------------------------
// Drawing: a tree of nodes, laid over what is there, so that nothing that stays is made anew
// ---------------------------------------------------------------------------------------------

/** @typedef {{tag: string, props: Record<string, any>, kids: Node_[]}} VNode @typedef {VNode|string} Node_ */

/**
 * A node to be. Nothing (null, false) among the children is left out, lists are taken apart.
 * @param {string} tag @param {Record<string, any>|null} [props] @param {...any} kids @returns {VNode}
 */
const h = (tag, props, ...kids) => ({
  tag,
  props: props ?? {},
  kids: kids
    .flat(9)
    .filter((kid) => kid !== null && kid !== undefined && kid !== false && kid !== "")
    .map((kid) => (typeof kid === "object" ? kid : String(kid))),
});

/** @param {any} element @param {string} name @param {any} value */
function setProp(element, name, value) {
  if (name === "key" || name === "leave") return;
  if (name === "html") {
    // Only drawings made in this file come this way, never a text of the picture.
    if (element._html !== value) element.innerHTML = element._html = value;
  } else if (name.startsWith("on")) {
    element[name] = value ?? null;
  } else if (name === "style") {
    for (const [property, setting] of Object.entries(value ?? {})) element.style.setProperty(property, String(setting));
  } else if (name === "value" || name === "checked" || name === "selected") {
    if (element[name] !== value) element[name] = value;
  } else if (value === null || value === undefined || value === false) {
    element.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * Makes the children of an element be these, keeping every element whose key and tag stay.
 * @param {any} parent @param {Node_[]} kids
 */
function patch(parent, kids) {
  const before = new Map();
  for (const child of parent.childNodes) before.set(child._key, child);
  const counts = new Map();
  let at = parent.firstChild;
  for (const kid of kids) {
    const tag = typeof kid === "string" ? "#" : kid.tag;
    const count = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, count);
    const key = typeof kid !== "string" && kid.props.key !== undefined ? `${tag}=${kid.props.key}` : `${tag}:${count}`;
    let element = before.get(key);
    before.delete(key);
    if (!element) {
      element = typeof kid === "string" ? document.createTextNode(kid) : document.createElement(tag);
      element._key = key;
    }
    if (typeof kid === "string") {
      if (element.data !== kid) element.data = kid;
    } else {
      const old = element._props ?? {};
      for (const name in old) if (!(name in kid.props)) setProp(element, name, null);
      for (const name in kid.props) setProp(element, name, kid.props[name]);
      element._props = kid.props;
      if (!("html" in kid.props)) patch(element, kid.kids);
    }
    if (element === at) at = at.nextSibling;
    else parent.insertBefore(element, at);
  }
  for (const gone of before.values()) {
    gone._props?.leave?.(gone);
    gone.remove();
  }
}

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

// ---------------------------------------------------------------------------------------------
// One page, many widgets: what they share, whichever copy of this module drew them
// ---------------------------------------------------------------------------------------------

const PING_EVERY = 1500;
const PATIENCE = 2700;

/**
 * The heartbeat of one kernel. One widget asks for all that show in this page; if it stays without an answer,
 * every one asks, since a closed widget never answers.
 */
class Heart {
  constructor() {
    /** @type {Set<View>} */
    this.views = new Set();
    this.lost = false;
    this.asked = false; // whether a question is open
    this.timer = 0;
    this.deadline = 0;
    this.banner = null;
    this.onVisible = () => this.look();
  }

  /** @param {View} view */
  join(view) {
    this.views.add(view);
    if (this.views.size > 1) return;
    this.timer = window.setInterval(() => this.beat(), PING_EVERY);
    document.addEventListener("visibilitychange", this.onVisible);
    this.beat();
  }

  /** @param {View} view */
  leave(view) {
    this.views.delete(view);
    if (this.views.size) return;
    window.clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.onVisible);
    this.heard();
  }

  look() {
    this.asked = false;
    window.clearTimeout(this.deadline);
    if (!document.hidden) this.beat();
  }

  beat() {
    if (document.hidden) return;
    if (this.asked) {
      for (const view of this.views) view.ping();
      return;
    }
    this.asked = true;
    this.deadline = window.setTimeout(() => this.asked && !document.hidden && this.setLost(true), PATIENCE);
    const [first] = this.views;
    first?.ping();
  }

  /** An answer has come, to whichever question. */
  heard() {
    this.asked = false;
    window.clearTimeout(this.deadline);
    this.setLost(false);
  }

  /** The page has learnt from elsewhere that nobody can answer. */
  gone() {
    this.asked = true;
    this.setLost(true);
  }

  /** @param {boolean} lost */
  setLost(lost) {
    if (lost === this.lost) return;
    this.lost = lost;
    for (const view of this.views) view.connectionChanged();
    this.banner?.remove();
    this.banner = null;
    const [first] = this.views;
    if (!lost || !first) return;
    const banner = document.createElement("div");
    banner.className = "dt dt-lost";
    banner.setAttribute("role", "alert");
    document.body.append(banner);
    this.banner = banner;
    patch(banner, [sign("lost"), h("p", null, first.labels.lost)]);
  }
}

/** @type {{hearts: Map<string, Heart>, looks: Set<View>}} */
const shared = /** @type {any} */ ((globalThis)[Symbol.for("drawtutor.page")] ??= {
  hearts: new Map(),
  looks: new Set(),
});

/** What the browser keeps; a browser that keeps nothing (private windows) is no error. */
const storage = {
  /** @param {string} key @returns {any} */
  read(key) {
    try {
      return JSON.parse(window.localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  /** @param {string} key @param {any} value */
  write(key, value) {
    try {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Full or forbidden: the lesson goes on, only nothing is kept.
    }
  },
};

const LOOK = "drawtutor:look";

let madeViews = 0;

const still = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

// ---------------------------------------------------------------------------------------------
// A view: one picture on one page
// ---------------------------------------------------------------------------------------------

class View {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.page = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
    this.id = `dt${(madeViews += 1)}-${this.page.slice(-4)}`;
    this.n = 0;
    this.busy = 0;
    this.waiting = false;
    /** @type {Record<string, string|undefined>} */
    this.said = {};
    /** @type {Map<string, any>} */
    this.drafts = new Map();
    /** @type {Set<string>} */
    this.open = new Set();
    /** @type {Map<string, Set<string>>} */
    this.handsShown = new Map();
    /** @type {Picture} */
    this.picture = model.get("view") ?? {};
    this.labels = this.picture.labels ?? {};
    this.stored = new Map();
    this.scene = "";
    const kernel = kernelOf(model);
    const name = kernel?.id ?? "page";
    if (!shared.hearts.has(name)) shared.hearts.set(name, new Heart());
    this.heart = /** @type {Heart} */ (shared.hearts.get(name));
    /** The sentence of what is pointed at, and the draft whose block shows it. */
    this.pointed = { where: "", text: "", key: "" };

    this.root = document.createElement("div");
    this.root.className = "dt dt-root";
    this.body = document.createElement("div");
    this.body.className = "dt-body";
    this.status = spoken("status", "polite");
    this.alert = spoken("alert", "assertive");
    this.root.append(this.body, this.status, this.alert);
    this.root.addEventListener("keydown", (event) => this.key(event));
    el.append(this.root);
    this.el = el;

    this.onView = () => this.accept();
    this.onAnswer = (/** @type {Answer} */ answer) => this.answered(answer);
    model.on("change:view", this.onView);
    model.on("msg:custom", this.onAnswer);
    this.onStorage = (/** @type {StorageEvent} */ event) => {
      if ((this.picture.merges ?? []).includes(event.key)) this.hello();
    };
    window.addEventListener("storage", this.onStorage);
    shared.looks.add(this);
    this.watchKernel(kernel);
    this.hello();
    this.accept(true);
    this.markLive();
    this.onAddress = () => this.goToAddress();
    window.addEventListener("hashchange", this.onAddress);
    window.setTimeout(this.onAddress);
  }

  close() {
    this.model.off("change:view", this.onView);
    this.model.off("msg:custom", this.onAnswer);
    window.removeEventListener("storage", this.onStorage);
    window.removeEventListener("hashchange", this.onAddress);
    shared.looks.delete(this);
    this.heart.leave(this);
    this.unwatchKernel?.();
    this.attached?.disconnect();
    this.liveArea?.removeAttribute("data-dt-live");
    this.root.remove();
  }

  /** Tells the notebook's output area that the widget lives, so that its text stand-in is hidden. */
  markLive() {
    this.attached = new ResizeObserver(() => {
      this.liveArea = this.root.closest(".jp-OutputArea");
      this.liveArea?.setAttribute("data-dt-live", "");
    });
    this.attached.observe(this.root);
  }

  /** An address may name a place in a picture, which was not there yet when the browser looked for it. */
  goToAddress() {
    const name = decodeURIComponent(window.location.hash.slice(1));
    if (!name || this.picture.kind !== "reference") return;
    if (!document.getElementById(name)) {
      // A rule that a search has left out is looked for now.
      for (const draft of this.drafts.values()) draft.answer = undefined;
      this.draw();
    }
    const at = document.getElementById(name);
    if (!at || !this.root.contains(at)) return;
    at.scrollIntoView({ block: "start" });
    at.focus({ preventScroll: true });
  }

  /** @param {any} kernel */
  watchKernel(kernel) {
    const dead = new Set(["dead", "terminating", "autorestarting", "restarting"]);
    const onStatus = (/** @type {any} */ _, /** @type {string} */ status) => dead.has(status) && this.heart.gone();
    const onLine = (/** @type {any} */ _, /** @type {string} */ status) =>
      status === "disconnected" && this.heart.gone();
    kernel?.statusChanged?.connect?.(onStatus);
    kernel?.connectionStatusChanged?.connect?.(onLine);
    this.unwatchKernel = () => {
      kernel?.statusChanged?.disconnect?.(onStatus);
      kernel?.connectionStatusChanged?.disconnect?.(onLine);
    };
    this.heart.join(this);
  }

  // --- what goes up ---

  /** @param {object} content @returns {boolean} whether it left the page */
  post(content) {
    try {
      const sent = /** @type {any} */ (this.model.send(content));
      sent?.catch?.(() => this.heart.gone());
      return true;
    } catch {
      this.heart?.gone();
      return false;
    }
  }

  ping() {
    this.post({ kind: "ping", page: this.page, n: 0 });
  }

  hello() {
    const stored = {};
    let some = false;
    for (const key of this.picture.keeps ?? []) {
      // What begins with a question mark stands in the page's address.
      stored[key] = key.startsWith("?")
        ? new URLSearchParams(window.location.search).get(key.slice(1))
        : storage.read(key);
      some ||= stored[key] !== null;
    }
    this.n += 1;
    this.post({ kind: "hello", page: this.page, n: this.n, stored });
    if (some && this.picture.resumes && !this.helloSent) {
      // What is kept will replace this picture at once: show no deal that is about to vanish.
      this.waiting = true;
      window.setTimeout(() => this.stopWaiting(), 1500);
    }
    this.helloSent = true;
  }

  stopWaiting() {
    if (!this.waiting) return;
    this.waiting = false;
    this.draw();
  }

  /**
   * Sends a choice, with the turn of the picture in which it was made.
   * @param {Record<string, any>} intent
   */
  send(intent) {
    if (this.busy || this.heart.lost) return;
    this.n += 1;
    if (!this.post({ ...intent, kind: "intent", page: this.page, n: this.n, turn: this.picture.turn ?? 0 })) return;
    this.busy = this.n;
    this.draw();
  }

  /**
   * A button was pressed: what is off says why, what is on goes up with the draft that it takes.
   * @param {any} button @param {string} [draft]
   */
  press(button, draft) {
    if (this.heart.lost) return this.tell(this.labels.lost, draft);
    if (this.busy) return;
    const off = this.reasonOff(button, draft);
    if (off && !(button.tries && off === button.off)) return this.tell(off, draft);
    if (button.link) {
      window.location.assign(button.link);
      return;
    }
    const mine = draft ? this.draft(draft) : {};
    const intent = { ...button.intent };
    if (button.takes === "cards") intent.cards = [...(mine.cards ?? [])];
    if (button.takes === "amount") intent.to = this.amount(button, draft);
    if (button.takes === "answer") intent.answer = mine.answer ?? null;
    this.send(intent);
  }

  /** @param {any} button @param {string} [draft] @returns {string} */
  reasonOff(button, draft) {
    if (button.off) return button.off;
    if (!draft || !button.needs) return "";
    const mine = this.draft(draft);
    const count = mine.cards?.size ?? 0;
    if (button.needs.cards && !count) return button.needs.cards;
    if (button.needs.none && count) return button.needs.none;
    if (button.needs.answer && (mine.answer === undefined || mine.answer === null || mine.answer === ""))
      return button.needs.answer;
    return "";
  }

  // --- what comes down ---

  /** @param {Answer} answer */
  answered(answer) {
    this.heart.heard();
    if (answer.kind === "file" && answer.page === this.page) handOver(answer.name, answer.text);
    if (answer.kind !== "done" || answer.page !== this.page) return;
    this.waiting = false;
    if (this.busy && (answer.n ?? 0) >= this.busy) this.busy = 0;
    this.draw();
  }

  /** @param {boolean} [first] */
  accept(first) {
    this.picture = this.model.get("view") ?? {};
    this.labels = this.picture.labels ?? {};
    if (!first) this.keep();
    const alive = new Set();
    let scene = "";
    walk(this.picture, (block) => {
      if (block.draft) alive.add(block.draft);
      scene ||= block.scene ?? "";
    });
    for (const key of this.drafts.keys()) if (!alive.has(key)) this.drafts.delete(key);
    this.draw();
    // Another scene is looked at from its beginning.
    if (!first && scene !== this.scene && this.root.getBoundingClientRect().top < 0)
      this.root.scrollIntoView({ block: "start" });
    this.scene = scene;
    for (const [kind, region] of /** @type {[ "status"|"alert", HTMLElement ][]} */ ([
      ["status", this.status],
      ["alert", this.alert],
    ])) {
      const news = this.picture[kind];
      const mark = news ? `${news.n}` : undefined;
      if (!first && news && mark !== this.said[kind]) say(region, news.text);
      if (!news) region.textContent = "";
      this.said[kind] = mark;
    }
    const { n, at } = this.picture.focus ?? {};
    if (!first && at && n !== this.focused) this.goTo(at);
    this.focused = n;
  }

  /** Moves the focus to a block or button of this name, and brings it into view. @param {string} name */
  goTo(name) {
    const [at] = this.root.querySelectorAll(`[data-focus="${name}"], [data-key="${name}"]`);
    /** @type {HTMLElement|undefined} */ (at)?.focus({ preventScroll: true });
    // What is higher than the page is shown from its beginning.
    const block = at && at.clientHeight > window.innerHeight * 0.8 ? "start" : "nearest";
    at?.scrollIntoView({ block, behavior: still() ? "auto" : "smooth" });
  }

  /** Keeps in the browser what the picture asks for. A first picture may be older than what is kept, and asks for nothing. */
  keep() {
    for (const [key, value] of Object.entries(this.picture.store ?? {})) {
      const text = JSON.stringify(value);
      if (this.stored.get(key) === text) continue;
      this.stored.set(key, text);
      storage.write(key, value);
    }
    for (const key of this.picture.forget ?? []) {
      this.stored.delete(key);
      storage.write(key, null);
    }
  }

  /** Says a sentence to those who listen, without a change of the picture. @param {string} text @param {string} [where] */
  tell(text, where = "") {
    say(this.status, text);
    this.pointed = { where, text, key: "" };
    this.draw();
  }

  unpoint() {
    this.pointed = { where: "", text: "", key: "" };
    this.draw();
  }

  /** What is pointed at in the block of this draft. @param {string} where */
  pointedAt(where) {
    return this.pointed.where === where ? this.pointed.text : "";
  }

  connectionChanged() {
    if (this.heart.lost) this.busy = 0;
    else this.hello();
    this.draw();
  }

  /** @param {string} key @returns {any} */
  draft(key) {
    let draft = this.drafts.get(key);
    if (!draft) this.drafts.set(key, (draft = { cards: new Set(), amounts: {}, answer: undefined }));
    return draft;
  }

  /** @param {any} button @param {string|undefined} draft @returns {number} */
  amount(button, draft) {
    const kept = draft ? this.draft(draft).amounts[button.key] : undefined;
    const { min, max, value } = button.amount;
    // A draft from other bounds does not survive them; a number the learner typed within these does, legal or not.
    if (kept && kept.min === min && kept.max === max) return kept.value;
    return value;
  }

  // --- drawing ---

  draw() {
    const focused = /** @type {any} */ (activeIn(this.root));
    const home = focused?.closest?.("[data-home]");
    patch(this.body, this.page_());
    const four = storage.read(LOOK)?.fourColours ?? this.picture.fourColours ?? false;
    this.root.classList.toggle("dt-four", four);
    this.root.classList.toggle("dt-busy", this.busy > 0);
    this.root.classList.toggle("dt-off", this.heart.lost);
    this.root.classList.toggle("dt-waiting", this.waiting);
    this.root.lang = this.picture.lang ?? "";
    this.root.setAttribute("aria-busy", this.busy ? "true" : "false");
    if (!focused || activeIn(this.root) === focused) return;
    // The focus went with its element: it stays where it is if it can, else at its block, else on the widget.
    const rescue = focused.isConnected ? focused : home?.isConnected ? home : this.root.querySelector("[data-home]");
    rescue?.focus?.({ preventScroll: true });
  }

  /** @returns {Node_[]} */
  page_() {
    const { blocks = [], label, kind = "plain" } = this.picture;
    return [h("section", { class: `dt-page dt-kind-${kind}`, "aria-label": label ?? null }, this.blocks(blocks))];
  }

  /** @param {Block[]} blocks */
  blocks(blocks) {
    return blocks.map((b) => this.block(b));
  }

  /** @param {Block} b @returns {Node_|null} */
  block(b) {
    const draw = BLOCKS[b.type];
    return draw ? draw(b, this) : null;
  }

  // --- keys ---

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const typing = target.matches("input:not([type=radio]), textarea, [contenteditable]");
    // The notebook's command mode must not take a letter, an arrow or Enter that is meant for the table.
    if (!["Tab", "Escape", "Shift"].includes(event.key) && !(event.key === "Enter" && event.shiftKey))
      event.stopPropagation();
    if (!typing && /^[1-9]$/.test(event.key)) {
      const card = /** @type {HTMLElement|undefined} */ (
        this.root.querySelectorAll("button.dt-card[data-pick]")[Number(event.key) - 1]
      );
      if (card) {
        event.preventDefault();
        card.click();
        card.focus({ preventScroll: true });
      }
      return;
    }
    const along = target.closest("[data-arrows]");
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -99, End: 99 }[event.key];
    if (!along || !step || typing) return;
    const stops = /** @type {HTMLElement[]} */ ([...along.querySelectorAll("[data-stop]")]);
    const here = stops.indexOf(/** @type {HTMLElement} */ (target.closest("[data-stop]")));
    if (here < 0) return;
    event.preventDefault();
    stops[Math.min(stops.length - 1, Math.max(0, here + step))].focus();
  }
}

/** The kernel behind a model, where the page lets it be known. @param {Model} model */
function kernelOf(model) {
  try {
    return model.widget_manager?.kernel ?? null;
  } catch {
    return null;
  }
}

/** @param {string} role @param {string} how */
function spoken(role, how) {
  const region = document.createElement("div");
  region.className = "dt-sr";
  region.setAttribute("role", role);
  region.setAttribute("aria-live", how);
  region.setAttribute("aria-atomic", "true");
  return region;
}

/** Speaks a text once; the same text again is a new thing to say. @param {HTMLElement} region @param {string} text */
function say(region, text) {
  region.textContent = "";
  window.setTimeout(() => (region.textContent = text ?? ""), 30);
}

/** @param {any} value @param {(block: any) => void} visit */
function walk(value, visit) {
  if (!value || typeof value !== "object") return;
  if (!Array.isArray(value)) visit(value);
  for (const part of Object.values(value)) walk(part, visit);
}

/** Gives the learner a text as a file, by the browser's own way of saving. @param {any} name @param {any} text */
function handOver(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {HTMLElement} root @returns {Element|null} */
function activeIn(root) {
  const active = /** @type {any} */ (root.getRootNode()).activeElement ?? document.activeElement;
  return active && active !== root && root.contains(active) ? active : null;
}

// ---------------------------------------------------------------------------------------------
// Blocks: the parts that pictures are made of
// ---------------------------------------------------------------------------------------------

/**
 * A button. What is off stays to be seen and reached, and says why. The second click of a double click finds
 * another picture under the pointer, which the learner has not seen: it counts only where a button is made to be
 * pressed again and again (`repeats`).
 * @param {any} b @param {View} view
 * @param {{draft?: string, class?: string, sentence?: string, mark?: string, bare?: boolean, repeats?: boolean}} [how]
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
          if (event.detail < 2 || how.repeats) view.press(b, how.draft);
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

/** A discard slides to its pile. @param {View} view */
const slideAway = (view) => (/** @type {HTMLElement} */ gone) => {
  const pile = view.root.querySelector(".dt-pile-discards");
  if (still() || !pile || !gone.animate || view.waiting) return;
  const from = gone.getBoundingClientRect();
  const to = pile.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const ghost = /** @type {HTMLElement} */ (gone.cloneNode(true));
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("dt-ghost");
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
  view.root.append(ghost);
  const scale = 0.25;
  ghost
    .animate(
      [
        { transform: "rotate(3deg)", opacity: 1 },
        {
          transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale}) rotate(0deg)`,
          opacity: 0.4,
        },
      ],
      { duration: 180, easing: "ease-out" },
    )
    .finished.finally(() => ghost.remove());
};

/** @param {Block} b @param {View} view */
function hand(b, view) {
  // Cards that are lifted to show something stay so; otherwise what is lifted is the learner's choice.
  const draft = b.lifted || !b.draft ? { cards: new Set(b.lifted ?? []) } : view.draft(b.draft);
  const codes = new Set(b.cards.map((/** @type {any} */ card) => card.c));
  for (const code of draft.cards) if (!codes.has(code)) draft.cards.delete(code);
  // What was not in this hand at the last drawing comes in now, one card after the other.
  const name = `${b.key ?? "hand"}`;
  const before = view.handsShown.get(name);
  const fresh = b.cards
    .map((/** @type {any} */ card) => card.c)
    .filter((/** @type {string} */ code) => before && !before.has(code));
  view.handsShown.set(name, codes);
  const replaced = before && [...before].some((code) => !codes.has(code));
  const pick = b.pick && !view.heart.lost;
  const cards = b.cards.map((/** @type {any} */ card, /** @type {number} */ i) => {
    const up = draft.cards.has(card.c);
    const label = up ? card.up : card.name;
    const order = fresh.indexOf(card.c);
    const style = order >= 0 ? { "--wait": `${(replaced ? 180 : 0) + order * 140}ms` } : { "--wait": "0ms" };
    const inside = [
      h("span", { class: "dt-paper", key: "face", html: face(card.c) }),
      up && h("span", { class: "dt-tag", key: "tag", "aria-hidden": "true" }, b.tag),
      card.mark && h("span", { class: "dt-mark", key: "mark" }, h("span", { class: "dt-sr" }, card.markText)),
    ];
    const shape = `dt-card${up ? " dt-up" : ""}${order >= 0 ? " dt-fresh" : ""}${card.mark ? ` dt-is-${card.mark}` : ""}`;
    return h(
      "li",
      { class: "dt-slot", key: card.c, leave: b.slides ? slideAway(view) : null },
      b.pick
        ? h(
            "button",
            {
              type: "button",
              class: shape,
              style,
              "aria-pressed": up ? "true" : "false",
              "aria-label": label,
              "aria-keyshortcuts": String(i + 1),
              "aria-disabled": pick && !view.busy ? null : "true",
              "data-pick": "",
              "data-stop": "",
              "data-card": card.c,
              onclick: () => {
                if (view.heart.lost) return view.tell(view.labels.lost, b.draft);
                if (view.busy) return;
                if (up) draft.cards.delete(card.c);
                else draft.cards.add(card.c);
                view.pointed = { where: "", text: "", key: "" };
                view.draw();
              },
            },
            inside,
          )
        : h(
            "span",
            { class: `${shape} dt-still`, style, role: "img", "aria-label": label, "data-card": card.c },
            inside,
          ),
    );
  });
  while (cards.length < (b.places ?? 0))
    cards.push(h("li", { class: "dt-slot dt-empty", key: `empty${cards.length}`, "aria-hidden": "true" }));
  return h(
    "div",
    {
      class: "dt-hand-block",
      key: b.key ?? "hand",
      role: "group",
      "aria-label": b.label,
      tabindex: "-1",
      "data-home": "",
    },
    h("ul", { class: "dt-hand", "data-arrows": "", role: "list" }, cards),
    // A hand to come has the line of its name already, so that nothing below moves when the cards come.
    b.name || b.keys || !b.cards?.length
      ? h(
          "p",
          { class: "dt-hand-name" },
          b.name && h("span", { class: "dt-hand-worth" }, b.name),
          b.keys && b.pick && h("span", { class: "dt-hand-keys" }, b.keys),
        )
      : null,
  );
}

/** A way to another page; plain text where there is none. @param {any} way */
const link = (way) =>
  way.href ? h("a", { href: way.href, "aria-label": way.name ?? null }, way.text) : h("span", null, way.text);

/** @param {any} card @param {View} view @param {string} where */
function ruleCard(card, view, where) {
  return h(
    "div",
    { class: "dt-rule-card", key: `rule-${card.id}`, role: "note", id: `${view.id}-${where}-${card.id}` },
    h(
      "p",
      { class: "dt-rule-head" },
      h("span", { class: "dt-rule-id" }, card.id),
      h("span", { class: "dt-rule-source" }, card.source),
    ),
    h("p", { class: "dt-rule-text" }, card.text),
    card.own && h("p", { class: "dt-rule-own" }, card.own),
    card.entry && h("p", { class: "dt-rule-entry" }, link(card.entry)),
    card.differs?.length
      ? h(
          "details",
          { class: "dt-rule-differs" },
          h("summary", null, view.labels.differs),
          card.differs.map((/** @type {any} */ point, /** @type {number} */ i) => [
            h("p", { class: "dt-rule-topic", key: `t${i}` }, point.topic),
            h(
              "ul",
              { key: `c${i}`, role: "list" },
              point.cells.map((/** @type {any} */ cell, /** @type {number} */ j) =>
                h("li", { key: j }, h("span", { class: "dt-rule-source" }, cell.source), " ", cell.text),
              ),
            ),
          ]),
        )
      : null,
  );
}

/** A mark such as PL-20 that opens its rule. @param {any} card @param {View} view @param {string} where */
function ruleMark(card, view, where) {
  const key = `${where}-${card.id}`;
  const open = view.open.has(key);
  return h(
    "button",
    {
      key: `mark-${card.id}`,
      type: "button",
      class: "dt-rule-mark",
      "aria-expanded": open ? "true" : "false",
      "aria-controls": open ? `${view.id}-${where}-${card.id}` : null,
      "aria-label": card.open,
      onclick: () => {
        if (open) view.open.delete(key);
        else view.open.add(key);
        view.draw();
      },
    },
    card.id,
  );
}

/** Marks in a row, with the cards that are open under them. @param {any[]|undefined} cards @param {View} view @param {string} where */
const ruleList = (cards, view, where) =>
  cards?.length
    ? h(
        "div",
        { class: "dt-rules", key: "rules" },
        h(
          "p",
          { class: "dt-rule-marks" },
          cards.map((card) => ruleMark(card, view, where)),
        ),
        cards.filter((card) => view.open.has(`${where}-${card.id}`)).map((card) => ruleCard(card, view, where)),
      )
    : null;

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
  /** @param {number} way @param {string} text @param {string} mark */
  const nudge = (way, text, mark) =>
    h(
      "button",
      {
        key: mark,
        type: "button",
        class: "dt-nudge",
        "aria-label": text,
        title: text,
        "aria-disabled": off || end(way) ? "true" : null,
        onclick: () => step(way),
      },
      sign(mark),
    );
  return h(
    "span",
    { class: "dt-amount", key: `${b.key}-amount`, role: "group", "aria-label": label },
    nudge(-1, less, "less"),
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
    nudge(1, more, "more"),
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

/** @param {any} verdict */
const verdictLine = (verdict) =>
  h("p", { class: `dt-verdict dt-v-${verdict.key}`, key: "verdict" }, sign(verdict.key), h("span", null, verdict.word));

/** @param {any} rows */
const barRows = (rows) =>
  h(
    "ul",
    { class: "dt-bars", role: "list", key: "bars" },
    rows.map((/** @type {any} */ row, /** @type {number} */ i) =>
      h(
        "li",
        { key: row.key ?? i, class: `dt-bar${row.mark ? ` dt-bar-${row.mark}` : ""}` },
        h(
          "span",
          { class: "dt-bar-label" },
          row.label,
          row.cards?.length
            ? h(
                "span",
                { class: "dt-inline-cards" },
                row.cards.map((/** @type {any} */ card) => stillCard(card, "dt-tiny")),
              )
            : null,
          row.tail && h("span", { class: "dt-bar-tail" }, row.tail),
        ),
        h(
          "span",
          { class: "dt-bar-track", "aria-hidden": "true" },
          h("span", { class: "dt-bar-fill", style: { "--share": row.share } }),
        ),
        h("span", { class: "dt-bar-number" }, row.text),
      ),
    ),
  );

/** @param {any} hints @param {View} view @param {string} where */
const hintLadder = (hints, view, where) =>
  h(
    "div",
    { class: "dt-hints", key: "hints" },
    h("p", { class: "dt-hints-title" }, hints.title),
    hints.note && h("p", { class: "dt-hints-note" }, hints.note),
    h(
      "ol",
      { role: "list", "aria-label": hints.title },
      hints.steps.map((/** @type {any} */ step, /** @type {number} */ i) =>
        h(
          "li",
          { key: i, class: step.text ? "dt-hint dt-hint-open" : "dt-hint" },
          h("span", { class: "dt-hint-mark", "aria-hidden": "true" }, String(i + 1)),
          step.text
            ? h("span", { class: "dt-hint-text" }, h("span", { class: "dt-hint-name" }, step.name), " ", step.text)
            : h(
                "span",
                { class: "dt-hint-ask" },
                button({ look: "quiet", ...step.button }, view, {}),
                step.cost && h("span", { class: "dt-hint-cost" }, step.cost),
              ),
        ),
      ),
    ),
  );

/** @param {Block} b @param {View} view */
function coach(b, view) {
  const key = b.key ?? "coach";
  return h(
    "div",
    {
      class: `dt-coach${b.verdict ? " dt-judged" : ""}`,
      key,
      role: "group",
      "aria-label": b.label,
      tabindex: "-1",
      "data-home": "",
    },
    b.title && h(`h${b.level ?? 2}`, { class: "dt-coach-title", key: "title" }, b.title),
    h(
      "div",
      // A new judgement is a new element, so that it fades in.
      { class: "dt-judgement", key: `j-${b.stamp ?? ""}` },
      b.verdict && verdictLine(b.verdict),
      b.choice && h("p", { class: "dt-choice", key: "choice" }, b.choice),
      (b.reasons ?? []).map((/** @type {string} */ reason, /** @type {number} */ i) =>
        h("p", { class: "dt-reason", key: `r${i}` }, reason),
      ),
      b.better && h("p", { class: "dt-better", key: "better" }, b.better),
      ruleList(b.rules, view, key),
      b.numbers
        ? h(
            "details",
            { class: "dt-numbers", key: `numbers-${b.stamp ?? ""}` },
            h("summary", null, b.numbers.title),
            b.numbers.bars?.length ? barRows(b.numbers.bars) : null,
            (b.numbers.lines ?? []).map((/** @type {string} */ line, /** @type {number} */ i) =>
              h("p", { key: `l${i}` }, line),
            ),
            b.numbers.assumption && h("p", { class: "dt-assumption" }, b.numbers.assumption),
          )
        : null,
      b.empty && h("p", { class: "dt-quiet-text", key: "empty" }, b.empty),
    ),
    b.hints && hintLadder(b.hints, view, key),
    b.buttons?.length ? buttonRow(b.buttons, view) : null,
  );
}

/** Runs of a paragraph: texts, rule marks, stressed words, cards. @param {any[]} runs @param {any} rules @param {View} view @param {string} where */
const inline = (runs, rules, view, where) =>
  runs.map((run) => {
    if (typeof run === "string") return run;
    if (run.rule)
      return rules[run.rule] ? ruleMark(rules[run.rule], view, where) : h("span", { class: "dt-rule-id" }, run.rule);
    if (run.cards)
      return h(
        "span",
        { class: "dt-inline-cards" },
        run.cards.map((/** @type {any} */ card) => stillCard(card, "dt-tiny")),
      );
    if (run.strong) return h("strong", null, run.strong);
    return h("em", null, run.em ?? "");
  });

/** @param {Block} b @param {View} view */
function prose(b, view) {
  const key = b.key ?? "prose";
  const rules = b.rules ?? {};
  /** @type {VNode[]} */
  const parts = [];
  for (const [i, paragraph] of (b.paragraphs ?? []).entries()) {
    const where = `${key}-${i}`;
    const cited = new Set(
      paragraph.runs.map((/** @type {any} */ run) => run.rule).filter((/** @type {string} */ id) => rules[id]),
    );
    const text = inline(paragraph.runs, rules, view, where);
    const open = [...cited]
      .filter((id) => view.open.has(`${where}-${id}`))
      .map((id) => ruleCard(rules[id], view, where));
    if (paragraph.kind === "item") {
      // Items that follow each other are one list; an open rule belongs to its item.
      const last = parts.at(-1);
      const item = h("li", { key: i }, text, open);
      if (last?.tag === "ul") last.kids.push(item);
      else parts.push(h("ul", { key: `u${i}`, class: "dt-list", role: "list" }, item));
      continue;
    }
    const tag = { heading: `h${(b.level ?? 2) + 1}`, quote: "blockquote" }[paragraph.kind] ?? "p";
    parts.push(h(tag, { key: `p${i}`, class: `dt-${paragraph.kind ?? "paragraph"}` }, text), ...open);
  }
  return h(
    "div",
    { class: "dt-prose", key },
    b.title && h(`h${b.level ?? 2}`, { class: "dt-heading", key: "title" }, b.title),
    parts,
  );
}

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
    /** @param {number} way @param {string} text @param {string} mark */
    const nudge = (way, text, mark) =>
      h(
        "button",
        {
          key: mark,
          type: "button",
          class: "dt-nudge",
          "aria-label": text,
          title: text,
          "aria-disabled": shut ? "true" : null,
          onclick: () => step(way),
        },
        sign(mark),
      );
    control = h(
      "div",
      { class: "dt-amount", role: "group", "aria-label": b.label },
      nudge(-1, b.less, "less"),
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
      nudge(1, b.more, "more"),
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

/** Topics down, games across; under a topic the position that is tried. @param {Block} b @param {View} view */
const comparison = (b, view) =>
  h(
    "div",
    { class: "dt-comparison", key: b.key },
    // Every cell names its game; over the columns the names are for the eye alone.
    h(
      "div",
      { class: "dt-comparison-head", key: "head", "aria-hidden": "true" },
      b.columns.map((/** @type {any} */ column, /** @type {number} */ i) =>
        h("p", { key: i }, h("span", { class: "dt-cell-game" }, column.game), h("span", null, column.source)),
      ),
    ),
    b.rows.map((/** @type {any} */ row) =>
      h(
        "section",
        { key: row.key, id: row.key, class: "dt-topic", tabindex: "-1", "aria-labelledby": `${view.id}-${row.key}` },
        h(`h${b.level ?? 2}`, { class: "dt-topic-title", key: "title", id: `${view.id}-${row.key}` }, row.topic),
        h(
          "ul",
          { class: "dt-cells", key: "cells", role: "list" },
          row.cells.map((/** @type {any} */ cell) =>
            h(
              "li",
              { key: cell.key, class: `dt-cell${cell.tried ? " dt-cell-tried" : ""}` },
              h("p", { class: "dt-cell-game", key: "game" }, cell.game),
              h(
                "div",
                { class: "dt-cell-text", key: "text" },
                h("p", { class: cell.silent ? "dt-cell-silent" : "dt-cell-says", key: "says" }, cell.says),
                cell.own && h("p", { class: "dt-cell-own", key: "own" }, cell.own),
              ),
              ruleList(cell.rules, view, `${row.key}-${cell.key}`),
              h("div", { class: "dt-cell-try", key: "try" }, button(cell.button, view)),
            ),
          ),
        ),
        row.open && h("div", { class: "dt-opened", key: "open" }, view.blocks(row.open)),
      ),
    ),
  );

/** Whether an entry is looked for. @param {any} entry @param {string} stage @param {any} wanted */
function fits(entry, stage, { query, source, stage: only }) {
  if ((source && entry.mark !== source) || (only && stage !== only)) return false;
  const text = [entry.key, entry.key.replace("-", ""), entry.text, entry.own ?? ""].join(" ").toLowerCase();
  return query.split(/\s+/).every((/** @type {string} */ word) => text.includes(word));
}

/** @param {any} entry @param {any} b @param {View} view */
const ruleEntry = (entry, b, view) =>
  h(
    "li",
    { key: entry.key, id: entry.key, class: "dt-entry", tabindex: "-1" },
    h(
      "p",
      { class: "dt-entry-mark", key: "mark" },
      h("span", { class: "dt-rule-id" }, entry.key),
      h("span", { class: "dt-rule-source" }, entry.source),
    ),
    h(
      "div",
      { class: "dt-entry-body", key: "body" },
      h("p", { class: "dt-entry-text", key: "text" }, entry.text),
      entry.own && h("p", { class: "dt-entry-own", key: "own" }, entry.own),
      ["taught", "differs"].map(
        (name) =>
          entry[name] &&
          h(
            "div",
            { class: "dt-entry-ways", key: name },
            h("span", { class: "dt-entry-word" }, b.labels[name]),
            h(
              "ul",
              { role: "list" },
              entry[name].map((/** @type {any} */ way, /** @type {number} */ i) => h("li", { key: i }, link(way))),
            ),
          ),
      ),
      entry.buttons && h("div", { class: "dt-row dt-entry-try", key: "try" }, entry.buttons.map((one) => button(one, view))),
    ),
    entry.open && h("div", { class: "dt-opened", key: "open" }, view.blocks(entry.open)),
  );

/** The rule book: the rules by stage, those that are looked for. @param {Block} b @param {View} view */
function rulebook(b, view) {
  const draft = view.draft(b.draft);
  const wanted = (draft.answer ??= { query: "", source: "", stage: "" });
  /** @param {string} name @param {string} value */
  const look = (name, value) => {
    draft.answer = { ...wanted, [name]: value };
    view.draw();
    window.clearTimeout(view.counting);
    // Said once the typing rests.
    view.counting = window.setTimeout(() => say(view.status, view.root.querySelector(".dt-found").textContent), 600);
  };
  /** @param {string} name @param {any[]} options */
  const select = (name, options) =>
    h(
      "div",
      { class: "dt-field", key: name },
      h("label", { for: `${view.id}-${name}` }, b.labels[name]),
      h(
        "select",
        { id: `${view.id}-${name}`, onchange: (/** @type {any} */ event) => look(name, event.target.value) },
        [{ key: "", text: b.labels.all }, ...options].map((option) =>
          h("option", { key: option.key, value: option.key, selected: option.key === wanted[name] }, option.text),
        ),
      ),
    );
  const groups = b.groups
    .map((/** @type {any} */ group) => ({
      ...group,
      entries: group.entries.filter((/** @type {any} */ entry) =>
        fits(entry, group.key, { ...wanted, query: wanted.query.trim().toLowerCase() }),
      ),
    }))
    .filter((/** @type {any} */ group) => group.entries.length);
  const count = groups.reduce((/** @type {number} */ sum, /** @type {any} */ group) => sum + group.entries.length, 0);
  return h(
    "div",
    { class: "dt-rulebook", key: b.key },
    h(
      "ul",
      { class: "dt-source-list", key: "sources", role: "list" },
      b.sources.map((/** @type {any} */ source) =>
        h(
          "li",
          { key: source.key },
          h("p", null, h("span", { class: "dt-rule-id" }, source.key), h("span", null, source.text)),
          h("p", { class: "dt-source-about" }, source.about),
        ),
      ),
    ),
    h(
      "div",
      { class: "dt-search", key: "search", role: "search" },
      h(
        "div",
        { class: "dt-field dt-field-wide", key: "query" },
        h("label", { for: `${view.id}-query` }, b.labels.search),
        h("input", {
          id: `${view.id}-query`,
          type: "search",
          autocomplete: "off",
          spellcheck: "false",
          value: wanted.query,
          oninput: (/** @type {any} */ event) => look("query", event.target.value),
        }),
      ),
      select("source", b.sources),
      select(
        "stage",
        b.groups.map((/** @type {any} */ group) => ({ key: group.key, text: group.title })),
      ),
      h("p", { class: "dt-found", key: "found" }, b.found[count]),
    ),
    groups.map((/** @type {any} */ group) =>
      h(
        "section",
        { key: group.key, class: "dt-chapter", "aria-labelledby": `${view.id}-${group.key}` },
        h("h2", { class: "dt-heading", key: "title", id: `${view.id}-${group.key}` }, group.title),
        h(
          "ul",
          { class: "dt-entries", role: "list", key: "entries" },
          group.entries.map((/** @type {any} */ entry) => ruleEntry(entry, b, view)),
        ),
      ),
    ),
  );
}

/** @type {Record<string, (b: Block, view: View) => Node_|null>} */
const BLOCKS = {
  /** One of a few to choose, each with a line about it. */
  "rule-sets": (b, view) =>
    h(
      "div",
      { class: "dt-rule-sets", key: b.key, role: "group", "aria-label": b.label, tabindex: "-1", "data-home": "" },
      h("h2", { class: "dt-coach-title", key: "title" }, b.label),
      h(
        "div",
        { class: "dt-rule-set-grid", key: "grid" },
        b.options.map((/** @type {any} */ option) =>
          h(
            "button",
            {
              key: option.key,
              type: "button",
              class: "dt-rule-set",
              "aria-pressed": option.pressed ? "true" : "false",
              "aria-disabled": view.heart.lost || view.busy ? "true" : null,
              "data-key": option.key,
              onclick: () => view.press(option),
            },
            h("span", { class: "dt-rule-set-name" }, option.text),
            h("span", { class: "dt-rule-set-about" }, option.about),
          ),
        ),
      ),
    ),

  /** Terms in groups. */
  terms: (b, view) =>
    h(
      "div",
      { class: "dt-terms", key: b.key, role: "group", "aria-label": b.label, tabindex: "-1", "data-home": "" },
      b.groups.map((/** @type {any} */ group) =>
        h(
          "section",
          { key: group.key, class: "dt-term-group" },
          h("h2", { class: "dt-term-title", key: "title" }, group.title),
          h("ul", { key: "rows", role: "list" }, group.rows.map((/** @type {any} */ row) => term(row, view, b.key))),
        ),
      ),
    ),

  /** What is agreed on, with what to do with it. */
  agreed: (b, view) =>
    h(
      "div",
      { class: "dt-agreed", key: b.key, role: "group", "aria-label": b.label, tabindex: "-1", "data-home": "" },
      h("h2", { class: "dt-coach-title", key: "title" }, b.title),
      h("p", { class: "dt-reason", key: "line" }, b.line),
      b.changes &&
        h(
          "ul",
          { class: "dt-changes", key: "changes", role: "list" },
          b.changes.map((/** @type {any} */ change) =>
            h("li", { key: change.button.key }, h("span", null, change.text), button(change.button, view)),
          ),
        ),
      b.back && h("p", { key: "all-back" }, button(b.back, view)),
      h(
        "div",
        { class: "dt-agreed-play", key: "play" },
        buttonRow(b.buttons, view),
        b.warning && h("p", { class: "dt-quiet-text", key: "warning" }, b.warning),
      ),
      textField(b.field, view),
    ),

  /** What is played by at a table, in a line. */
  played: (b, view) =>
    h(
      "div",
      { class: "dt-played", key: b.key, role: "group", "aria-label": b.label, tabindex: "-1", "data-home": "" },
      h(
        "p",
        { key: "rules", class: "dt-played-rules" },
        h("strong", { key: "name" }, b.rules),
        (b.changes ?? []).map((/** @type {string} */ change, /** @type {number} */ i) =>
          h("span", { key: i, class: "dt-played-change" }, change),
        ),
      ),
      button(b.button, view, { draft: b.key }),
      h("p", { class: "dt-quiet-text dt-played-why", key: "why" }, view.pointedAt(b.key)),
    ),

  /** The five stages, with what comes before and after them. */
  stages: (b) =>
    h(
      "div",
      { class: "dt-stages", key: b.key ?? "stages", role: "group", "aria-label": b.label },
      h(
        "ol",
        { role: "list" },
        b.steps.map((/** @type {any} */ step, /** @type {number} */ i) =>
          h(
            "li",
            {
              key: i,
              class: `dt-step dt-${step.state}${step.outer ? " dt-outer" : ""}`,
              "aria-current": step.state === "now" ? "step" : null,
            },
            h("span", { class: "dt-step-dot", "aria-hidden": "true" }, step.mark ?? ""),
            h("span", { class: "dt-step-name" }, step.name),
            step.spoken && h("span", { class: "dt-sr" }, step.spoken),
          ),
        ),
      ),
    ),

  table: (b, view) => {
    const { ring, pot, at } = (b.bare ? bareCircle(b.seats) : PLACES[b.seats.length]) ?? PLACES[8];
    return h(
      "div",
      {
        class: `dt-table dt-seats-${b.seats.length}${b.hand ? "" : " dt-no-hand"}${b.bare ? " dt-bare" : ""}`,
        key: b.key ?? "table",
        role: "group",
        "aria-label": b.label,
        tabindex: "-1",
        "data-home": "",
      },
      h(
        "div",
        { class: "dt-ring", key: "ring", style: { "--ring": `${ring}px`, "--pot": `${pot}px` } },
        h(
          "ul",
          { class: "dt-seats", role: "list", "aria-label": b.seatsLabel },
          b.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => {
            const [x, y] = at[Math.min(i, at.length - 1)];
            return h(
              "li",
              {
                key: seat.key,
                class: `dt-seat dt-${seat.state}${seat.turn ? " dt-turn" : ""}${seat.won ? " dt-won" : ""}${seat.shown?.length ? " dt-open" : ""}`,
                style: { "--x": `${x}%`, "--y": `${y}px` },
              },
              seatBody(seat),
            );
          }),
        ),
        b.middle && middle(b.middle, view),
      ),
      b.news?.length
        ? h(
            "ul",
            { class: "dt-news", key: "news", role: "list", "aria-label": b.newsLabel },
            b.news.map((/** @type {string} */ line, /** @type {number} */ i) =>
              h("li", { key: `${b.newsStamp ?? ""}${i}` }, line),
            ),
          )
        : // Where news may come, their place is kept.
          b.newsStamp || b.newsRoom
          ? h("div", { class: `dt-news${b.newsRoom ? ` dt-room-${b.newsRoom}` : ""}`, key: "no-news" })
          : null,
      b.me
        ? h(
            "div",
            {
              class: `dt-me dt-${b.me.state}${b.me.turn ? " dt-turn" : ""}${b.me.won ? " dt-won" : ""}`,
              key: "me",
              role: "group",
              "aria-label": b.me.label,
            },
            seatBody(b.me, true),
          )
        : null,
      b.hand && hand(b.hand, view),
    );
  },

  hand: (b, view) => h("div", { class: "dt-felt", key: `felt-${b.key ?? "hand"}` }, hand(b, view)),

  hands: (b) =>
    h(
      "ul",
      { class: "dt-hands", key: b.key ?? "hands", role: "list", "aria-label": b.label },
      b.rows.map((/** @type {any} */ row, /** @type {number} */ i) =>
        h(
          "li",
          { key: i, class: row.won ? "dt-won" : "" },
          h(
            "span",
            { class: "dt-fan" },
            row.cards.map((/** @type {any} */ card) => stillCard(card, "dt-small")),
          ),
          h("span", { class: "dt-hand-worth" }, row.text),
        ),
      ),
    ),

  /** What belongs together: an exercise with its table, its answer and its coach. */
  group: (b, view) =>
    h(
      "div",
      {
        class: `dt-group${b.look ? ` dt-group-${b.look}` : ""}`,
        key: b.key,
        role: b.label ? "group" : null,
        "aria-label": b.label ?? null,
        tabindex: b.focus ? "-1" : null,
        "data-focus": b.focus ?? null,
      },
      view.blocks(b.blocks),
    ),

  /** Side by side where there is room, else one below the other. */
  columns: (b, view) =>
    h(
      "div",
      { class: "dt-columns", key: b.key },
      h("div", { class: "dt-main", key: "main" }, view.blocks(b.main)),
      h("div", { class: "dt-side", key: "side" }, view.blocks(b.side)),
    ),

  /** What the learner sets once, out of the way of what is to be done now. */
  settings: (b, view) => h("div", { class: "dt-settings", key: b.key ?? "settings" }, view.blocks(b.blocks)),

  /** A deck, face up, in rows that can be read. */
  spread: (b) =>
    h(
      "div",
      { class: "dt-spread", key: b.key ?? "spread", role: "group", "aria-label": b.label },
      h(
        "ul",
        { role: "list" },
        b.cards.map((/** @type {any} */ card, /** @type {number} */ i) =>
          h("li", { key: i }, stillCard(card, "dt-small")),
        ),
      ),
    ),

  actions,
  coach,
  prose,
  answer,
  comparison,
  rulebook,

  /** A question: what the exercise asks. */
  prompt: (b, view) =>
    h(
      "div",
      { class: "dt-prompt", key: b.key ?? "prompt" },
      b.kicker &&
        h(
          "p",
          { class: "dt-kicker", key: "kicker" },
          b.kicker,
          b.mark && h("span", { class: `dt-kicker-mark dt-v-${b.mark.key}` }, sign(b.mark.key), b.mark.word),
        ),
      b.title && h(`h${b.level ?? 3}`, { class: "dt-heading", key: "title" }, b.title),
      (b.lines ?? []).map((/** @type {string} */ line, /** @type {number} */ i) =>
        h("p", { key: `l${i}`, class: i === b.lines.length - 1 ? "dt-question" : "" }, line),
      ),
      ruleList(b.rules, view, b.key ?? "prompt"),
    ),

  buttons: (b, view) =>
    h(
      "div",
      {
        class: "dt-buttons",
        key: b.key ?? "buttons",
        role: "group",
        "aria-label": b.label ?? null,
        tabindex: "-1",
        "data-home": "",
        "data-focus": b.focus ?? null,
      },
      b.title && h("p", { class: "dt-actions-title", key: "title" }, b.title),
      buttonRow(b.buttons, view),
      b.note && h("p", { class: "dt-quiet-text", key: "note" }, b.note),
    ),

  /** Stepping through a deal. */
  stepper: (b, view) =>
    h(
      "div",
      {
        class: "dt-stepper",
        key: b.key ?? "stepper",
        role: "group",
        "aria-label": b.label,
        tabindex: "-1",
        "data-home": "",
      },
      h(
        "div",
        { class: "dt-row", "data-arrows": "", key: "row" },
        b.buttons.map((/** @type {any} */ one) =>
          button(one, view, { bare: true, repeats: true, mark: one.key, class: "dt-step-button" }),
        ),
        h("span", { class: "dt-step-at", key: "at" }, b.at),
      ),
      h("p", { class: "dt-caption", key: "caption" }, b.caption || "\u00a0"),
      b.rules?.length ? ruleList(b.rules, view, b.key ?? "stepper") : null,
    ),

  bars: (b) =>
    h(
      "div",
      { class: "dt-bars-block", key: b.key ?? "bars" },
      b.title && h("p", { class: "dt-bars-title" }, b.title),
      barRows(b.rows),
      b.note && h("p", { class: "dt-quiet-text" }, b.note),
    ),

  /** The decisions of a deal, each with its verdict. */
  report: (b, view) =>
    h(
      "div",
      { class: "dt-report", key: b.key ?? "report", role: "group", "aria-label": b.label },
      b.title && h(`h${b.level ?? 2}`, { class: "dt-coach-title", key: "title" }, b.title),
      (b.lines ?? []).map((/** @type {string} */ line, /** @type {number} */ i) => h("p", { key: `l${i}` }, line)),
      b.rows?.length
        ? h(
            "ol",
            { role: "list" },
            b.rows.map((/** @type {any} */ row, /** @type {number} */ i) =>
              h(
                "li",
                { key: i, class: "dt-report-row" },
                h("span", { class: "dt-report-stage" }, row.stage),
                h("span", { class: "dt-report-text" }, row.text),
                row.verdict &&
                  h(
                    "span",
                    { class: `dt-verdict dt-v-${row.verdict.key}` },
                    sign(row.verdict.key),
                    h("span", null, row.verdict.word),
                  ),
                row.button && button({ look: "link", ...row.button }, view),
              ),
            ),
          )
        : null,
      (b.after ?? []).map((/** @type {string} */ line, /** @type {number} */ i) =>
        h("p", { key: `a${i}`, class: "dt-luck" }, line),
      ),
      b.save &&
        h(
          "div",
          { class: "dt-save", key: "save", role: "group", tabindex: "-1", "data-home": "" },
          button(b.save.button, view),
          h("p", { class: "dt-quiet-text", key: "note" }, b.save.note),
        ),
    ),

  /** How far the learner has come. */
  progress: (b) =>
    h(
      "div",
      { class: "dt-progress", key: b.key ?? "progress" },
      h("span", { class: "dt-progress-text" }, b.text),
      h(
        "span",
        { class: "dt-progress-track", "aria-hidden": "true" },
        Array.from({ length: b.of }, (_, i) => h("span", { key: i, class: i < b.done ? "dt-full" : "" })),
      ),
    ),

  /** A setting that is the page's own: how suits are coloured. */
  look: (b, view) => {
    const four = storage.read(LOOK)?.fourColours ?? view.picture.fourColours ?? false;
    return h(
      "p",
      { class: "dt-look", key: b.key ?? "look" },
      h(
        "button",
        {
          type: "button",
          class: "dt-button dt-quiet dt-toggle",
          "aria-pressed": four ? "true" : "false",
          onclick: () => {
            storage.write(LOOK, { fourColours: !four });
            for (const each of shared.looks) each.draw();
          },
        },
        h("span", {
          class: "dt-suits",
          "aria-hidden": "true",
          html: ["s", "h", "d", "c"]
            .map((s) => `<svg viewBox="0 0 24 24" class="dt-suit-${s}"><path d="${SUITS[s]}"/></svg>`)
            .join(""),
        }),
        h("span", { class: "dt-label" }, b.text),
      ),
    );
  },

  /** A sentence of its own: an error, a notice. */
  note: (b) =>
    h(
      "div",
      { class: `dt-notice dt-notice-${b.tone ?? "plain"}`, key: b.key ?? "note" },
      b.tone === "error" ? sign("lost") : null,
      h("p", null, b.text),
    ),
};

/** @param {{model: Model, el: HTMLElement}} host */
function render({ model, el }) {
  const view = new View(model, el);
  return () => view.close();
}

export default { render };
