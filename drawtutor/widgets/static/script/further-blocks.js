Object.assign(BLOCKS, {
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
  counts: countTable,
  rulebook,
  lab,

  /** A question: what the exercise asks. */
  prompt: (b, view) =>
    h(
      "div",
      {
        class: "dt-prompt",
        key: b.key ?? "prompt",
        tabindex: b.focus ? "-1" : null,
        "data-focus": b.focus ?? null,
      },
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
});
