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
    /** @type {any[]} choices to go up that do not wait for each other; one of them may be on its way. */
    this.queue = [];
    this.following = 0;
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
    if (this.following) return this.follow(intent);
    this.n += 1;
    if (!this.post({ ...intent, kind: "intent", page: this.page, n: this.n, turn: this.picture.turn ?? 0 })) return;
    this.busy = this.n;
    this.draw();
  }

  /** Sends a choice that others may follow before it is answered; those of one name that wait become one. @param {any} intent */
  follow(intent) {
    if (this.heart.lost) return;
    const last = this.queue.at(-1);
    this.queue.push(last?.name === intent.name ? { ...this.queue.pop(), ...intent } : intent);
    this.goOn();
  }

  goOn() {
    if (this.busy || this.following || !this.queue.length) return;
    this.n += 1;
    const intent = this.queue.shift();
    if (this.post({ ...intent, kind: "intent", page: this.page, n: this.n, turn: this.picture.turn ?? 0 }))
      this.following = this.n;
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
    if (button.quiet) this.follow(intent);
    else this.send(intent);
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
    if (this.following && (answer.n ?? 0) >= this.following) this.following = 0;
    this.draw();
    this.goOn();
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
    if (this.heart.lost) [this.busy, this.following, this.queue] = [0, 0, []];
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
    const typing = target.matches("input:not([type=radio]), textarea, select, [contenteditable]");
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
