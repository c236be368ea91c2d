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
};
