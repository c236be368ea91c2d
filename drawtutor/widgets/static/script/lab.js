// ---------------------------------------------------------------------------------------------
// The odds lab: a hand, what is kept of it, and what it comes to
// ---------------------------------------------------------------------------------------------

/** The odds lab as a whole. @param {Block} b @param {View} view */
function lab(b, view) {
  const draft = view.draft(b.hand.draft);
  // What the learner has just done is ahead of the picture; when all of that is answered, the picture counts.
  if (answered(view)) draft.cards = new Set(b.hand.thrown);
  const codes = b.hand.cards.map((/** @type {any} */ card) => card.c);
  const mask = codes.reduce((sum, code, i) => sum + (draft.cards.has(code) ? 1 << i : 0), 0);
  const hold = b.holds[mask];
  const over = b.over[draft.cards.size];
  askOnce(b.ranking, view);
  return h(
    "div",
    { class: "dt-lab", key: b.key, role: "group", "aria-label": b.label, tabindex: "-1", "data-home": "" },
    h("div", { class: "dt-felt dt-lab-felt", key: "felt" }, hand(b.hand, view)),
    getting(b, codes, view),
    h(
      "div",
      { class: "dt-lab-said", key: "said" },
      h("p", { class: "dt-lab-kept", key: "kept" }, hold.kept),
      h("p", { class: "dt-lab-outcome", key: "outcome" }, hold.outcome),
      over && h("p", { class: "dt-lab-over", key: "over" }, sign("illegal"), h("span", null, over)),
    ),
    h(
      "div",
      { class: "dt-lab-counted", key: "counted" },
      h(
        "div",
        { class: "dt-lab-chart", key: "chart" },
        distribution(b.chart, hold),
        h("p", { class: "dt-quiet-text", key: "note" }, b.chart.note),
      ),
      h(
        "div",
        { class: "dt-lab-side", key: "side" },
        hold.outs && outsBlock(b.chart, hold.outs, b.names),
        h("p", { class: "dt-assumption", key: "assumed" }, b.chart.assumed),
      ),
    ),
    // Where there is room it stands beside the hand; on a phone the chart is nearer to the cards than this.
    h(
      "div",
      { class: "dt-lab-others", key: "others" },
      typing(b.getting.typed, view),
      h(
        "div",
        { class: "dt-lab-examples", key: "examples" },
        h("span", { class: "dt-quiet-text", key: "title" }, b.getting.examples.title),
        b.getting.examples.buttons.map((/** @type {any} */ one) => button(one, view)),
      ),
    ),
    h(
      "div",
      { class: "dt-lab-aim", key: "aim" },
      h("h3", { class: "dt-lab-title", key: "title" }, b.aim.title),
      h(
        "div",
        { class: "dt-row", key: "fields" },
        b.aim.fields.map((/** @type {any} */ field) => chooser(field, view)),
      ),
      h(
        "div",
        { class: "dt-lab-told", key: "told" },
        b.aim.told.map((/** @type {string} */ line, /** @type {number} */ i) => h("p", { key: i }, line)),
      ),
      b.aim.note && h("p", { class: "dt-assumption", key: "note" }, b.aim.note),
      b.aim.sample &&
        h(
          "div",
          { class: "dt-row", key: "sample" },
          button(b.aim.sample.button, view),
          h("span", { class: "dt-quiet-text" }, b.aim.sample.told),
        ),
      fold(b, "ranking", b.ranking.title, view, () => rankingBlock(b, mask, view)),
      fold(b, "price", b.price.title, view, () => priceBlock(b.price, view)),
      fold(b, "more", b.more.title, view, () => moreBlock(b.more, view)),
    ),
  );
}

/** What takes a while to work out is asked for when the rest is there to be seen. @param {any} b @param {View} view */
function askOnce(b, view) {
  if (!b.pending) return;
  const draft = view.draft(b.draft);
  // A question that is lost on its way is asked again of the next picture.
  const asked = view.heart.lost ? undefined : view.picture.turn;
  if (draft.asked === asked) return;
  draft.asked = asked;
  if (asked === undefined) return;
  window.setTimeout(() => view.follow(b.intent));
}

/** Something to open. @param {Block} b @param {string} name @param {string} title @param {View} view @param {() => any} body */
function fold(b, name, title, view, body) {
  const key = `${b.key}-${name}`;
  const open = view.open.has(key);
  const id = `${view.id}-${key}`;
  return h(
    "div",
    { class: "dt-lab-fold", key: name },
    h(
      "h3",
      { key: "head" },
      h(
        "button",
        {
          type: "button",
          class: "dt-lab-fold-head",
          "data-key": key,
          "aria-expanded": open ? "true" : "false",
          "aria-controls": open ? id : null,
          onclick: () => {
            if (!view.open.delete(key)) view.open.add(key);
            view.draw();
          },
        },
        h("span", null, title),
        sign(open ? "up" : "down"),
      ),
    ),
    open && h("div", { key: "body", id, class: "dt-lab-fold-body" }, body()),
  );
}

/** How to come by a hand. @param {Block} b @param {string[]} codes @param {View} view */
function getting(b, codes, view) {
  const from = b.getting;
  const key = `${b.key}-picker`;
  const open = view.open.has(key);
  const close = () => {
    view.open.delete(key);
    view.draw();
    /** @type {HTMLElement|null} */ (view.root.querySelector(`[data-key="${key}"]`))?.focus();
  };
  return [
    h(
      "div",
      { class: "dt-row dt-lab-row", key: "row" },
      button(from.deal, view),
      plainButton(
        key,
        from.choose,
        "plain",
        false,
        () => {
          if (open) return close();
          view.open.add(key);
          view.draw();
          /** @type {HTMLElement|null} */ (view.root.querySelector(".dt-choose[tabindex='0']"))?.focus();
        },
        { "aria-expanded": open ? "true" : "false" },
      ),
    ),
    open && picker(from.picker, codes, b.names, view, close),
  ];
}

/** A line to type in, with what to do with it, and why it could not be done. @param {any} b @param {View} view */
function typing(b, view) {
  const draft = view.draft(b.draft);
  const id = `${view.id}-${b.draft}`;
  const now = draft.typed ?? b.value ?? "";
  const use = () => {
    if (!now.trim() && b.empty) return view.tell(b.empty, b.draft);
    view.follow({ ...b.intent, answer: now });
  };
  return h(
    "div",
    { class: "dt-typing", key: b.draft },
    h("label", { for: id, key: "label" }, b.label),
    h(
      "span",
      { class: "dt-typing-line", key: "line" },
      h("input", {
        key: "text",
        id,
        class: "dt-field",
        type: "text",
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        "aria-describedby": `${id}-note`,
        value: now,
        oninput: (/** @type {any} */ event) => {
          draft.typed = event.target.value;
          view.draw();
        },
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter") use();
        },
      }),
      plainButton("use", b.use, "quiet", false, use),
    ),
    h("p", { class: "dt-quiet-text", key: "note", id: `${id}-note` }, view.pointedAt(b.draft) || b.note),
    refusal({ key: b.draft, refusal: b.refusal }, view),
  );
}

/** A label over its field. @param {View} view @param {string} key @param {string} label @param {(id: string) => VNode} field */
const labelled = (view, key, label, field) => {
  const id = `${view.id}-${key}`;
  return h("div", { class: "dt-labelled", key }, h("label", { for: id, key: "label" }, label), field(id));
};

/** Whether everything that was chosen is answered: then the picture counts, and no draft of it. @param {View} view */
const answered = (view) => !view.following && !view.queue.length;

/** One of a few, out of a list. @param {any} b @param {View} view */
const chooser = (b, view) => {
  const draft = view.draft(b.draft);
  if (answered(view)) draft.value = undefined;
  const now = draft.value ?? String(b.options.find((/** @type {any} */ one) => one.now)?.value);
  return labelled(view, b.key, b.label, (id) =>
    h(
      "select",
      {
        id,
        key: "select",
        onchange: (/** @type {any} */ event) => {
          draft.value = event.target.value;
          view.follow({ ...b.intent, [b.field]: draft.value });
        },
      },
      b.options.map((/** @type {any} */ one) =>
        h("option", { key: one.value, value: String(one.value), selected: String(one.value) === now }, one.text),
      ),
    ),
  );
};

const FIRST_HOLDS = 8;

/** @param {Block} b @param {number} mask @param {View} view */
function rankingBlock(b, mask, view) {
  const codes = b.hand.cards.map((/** @type {any} */ card) => card.c);
  const key = `${b.key}-all-holds`;
  const all = view.open.has(key);
  const rows = b.ranking.rows.filter(
    (/** @type {any} */ row, /** @type {number} */ i) => all || i < FIRST_HOLDS || row.mask === mask,
  );
  return [
    h("p", { class: "dt-quiet-text", key: "about" }, b.ranking.about),
    b.ranking.pending
      ? h("p", { key: "working" }, b.ranking.pending)
      : ranking({ ...b.ranking, rows }, mask, (row) => {
          const cards = codes.filter((/** @type {string} */ _, /** @type {number} */ i) => (row.mask >> i) & 1);
          view.draft(b.hand.draft).cards = new Set(cards);
          view.follow({ ...b.hand.follows, cards });
          view.draw();
        }),
    b.ranking.rows.length > FIRST_HOLDS &&
      plainButton(key, all ? b.ranking.few : b.ranking.all, "link", false, () => {
        if (!view.open.delete(key)) view.open.add(key);
        view.draw();
      }),
  ];
}

/** @param {any} b @param {View} view */
function priceBlock(b, view) {
  const draft = view.draft(b.draft);
  const typed = (draft.typed ??= {});
  const use = () => {
    const told = b.fields.map((/** @type {any} */ field) => [field.name, typed[field.name] ?? field.value]);
    view.follow({ ...b.intent, ...Object.fromEntries(told) });
  };
  return [
    h(
      "div",
      { class: "dt-row dt-stake-fields", key: "fields" },
      b.fields.map((/** @type {any} */ field) =>
        labelled(view, `${b.draft}-${field.name}`, field.label, (id) =>
          h("input", {
            id,
            key: "text",
            class: "dt-field",
            type: "text",
            inputmode: "numeric",
            autocomplete: "off",
            value: typed[field.name] ?? field.value,
            oninput: (/** @type {any} */ event) => {
              typed[field.name] = event.target.value;
            },
            onkeydown: (/** @type {KeyboardEvent} */ event) => {
              if (event.key === "Enter") use();
            },
          }),
        ),
      ),
      plainButton("work", b.use, "plain", false, use),
    ),
    h("p", { class: "dt-quiet-text", key: "note" }, b.note),
    refusal({ key: b.draft, refusal: b.refusal }, view),
    h(
      "div",
      { class: "dt-lab-told", key: "told" },
      b.told.map((/** @type {string} */ line, /** @type {number} */ i) => h("p", { key: i }, line)),
    ),
  ];
}

/** @param {any} b @param {View} view */
const moreBlock = (b, view) => [
  typing(b.seen, view),
  h("p", { class: "dt-quiet-text", key: "told" }, b.told),
  chooser(b.most, view),
];
