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
