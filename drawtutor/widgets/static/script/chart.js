// ---------------------------------------------------------------------------------------------
// Charts that are tables: a bar beside its numbers, drawn for the eye alone
// ---------------------------------------------------------------------------------------------

/**
 * A table with a bar in each line. On narrow pages a line takes two rows, so that its parts say themselves what they
 * are in the table: styles that lay cells out anew make browsers forget it.
 * @param {{label: string, class?: string, columns: any[], rows: VNode[]}} of
 */
const chartTable = (of) =>
  h(
    "table",
    { class: `dt-chart ${of.class ?? ""}`, role: "table", "aria-label": of.label, key: "table" },
    h(
      "thead",
      { role: "rowgroup", key: "head" },
      h(
        "tr",
        { role: "row" },
        of.columns.map((name, i) =>
          h("th", { scope: "col", role: "columnheader", key: i, class: `dt-chart-c${i}` }, name),
        ),
      ),
    ),
    h("tbody", { role: "rowgroup", key: "body" }, of.rows),
  );

/** @param {string} name @param {any} text @param {object} [more] */
const cell = (name, text, more) => h("td", { role: "cell", class: `dt-chart-${name}`, key: name, ...more }, text);

/** A chance in its three forms; of what never or always comes there are two. @param {string[]} told */
const chanceCells = ([percent, against, oneIn]) => [
  cell("percent", percent),
  cell("against", against, oneIn ? {} : { colspan: 2 }),
  oneIn ? cell("one-in", oneIn) : null,
];

/** @param {number} share @param {any} [dot] what stands for a bar that would be too thin to see */
const bar = (share, dot) =>
  h(
    "span",
    { class: "dt-chart-track", "aria-hidden": "true", key: "bar" },
    h("span", { class: dot ? "dt-chart-dot" : "dt-chart-fill", style: { "--share": share } }),
  );

/** What a hold ends as. @param {any} chart @param {any} hold */
const distribution = (chart, hold) =>
  h(
    "div",
    { class: "dt-distribution", key: "distribution" },
    h("p", { class: "dt-chart-total", key: "total" }, hold.total),
    chartTable({
      label: chart.title,
      columns: chart.columns,
      rows: chart.lines.map((/** @type {any} */ line, /** @type {number} */ i) => {
        const [count, percent, against, oneIn, share, dot] = hold.rows[i];
        return h(
          "tr",
          { role: "row", key: i, class: `${share ? "" : "dt-never"}${line.now ? " dt-now-line" : ""}${line.better ? " dt-better-line" : ""}` },
          h(
            "th",
            { scope: "row", role: "rowheader", class: "dt-chart-line" },
            h("span", { class: "dt-chart-name" }, line.text),
            line.now && h("span", { class: "dt-chart-now" }, line.now),
            bar(share, dot),
          ),
          cell("count", count, { "data-label": chart.columns[1] }),
          chanceCells([percent, against, oneIn]),
        );
      }),
    }),
  );

/** The cards that make the hand, by what they make. @param {any} chart @param {any} outs @param {any} names */
const outsBlock = (chart, outs, names) =>
  h(
    "div",
    { class: "dt-outs", key: "outs" },
    h("h3", { class: "dt-lab-title", key: "title" }, chart.outs),
    h(
      "ul",
      { role: "list", key: "groups" },
      outs.groups.map((/** @type {any} */ group) =>
        h(
          "li",
          { key: group.text },
          h("span", { class: "dt-outs-name" }, group.text),
          h(
            "span",
            { class: "dt-outs-cards" },
            group.cards.map((/** @type {string} */ code) => stillCard({ c: code, name: names[code] }, "dt-tiny")),
          ),
        ),
      ),
    ),
    h("p", { class: "dt-quiet-text", key: "rest" }, outs.rest),
  );

/**
 * All holds, best first; pressing one takes it up.
 * @param {any} b @param {number} now the hold that is kept @param {(row: any) => void} use
 */
const ranking = (b, now, use) =>
  chartTable({
    label: b.about,
    class: "dt-ranking",
    columns: b.columns,
    rows: b.rows.map((/** @type {any} */ row) =>
      h(
        "tr",
        { role: "row", key: row.mask, class: row.mask === now ? "dt-now-line" : "" },
        h(
          "th",
          { scope: "row", role: "rowheader", class: "dt-chart-line" },
          h(
            "button",
            {
              type: "button",
              class: "dt-hold",
              "aria-label": row.name,
              "aria-pressed": row.mask === now ? "true" : "false",
              onclick: () => use(row),
            },
            row.cards.length
              ? row.cards.map((/** @type {string} */ code) =>
                  h("span", { class: "dt-card dt-still dt-tiny", key: code, html: face(code) }),
                )
              : h("span", { class: "dt-hold-none" }, row.name),
          ),
          row.mask === now && h("span", { class: "dt-chart-now" }, b.now),
          bar(row.share),
        ),
        cell("count", row.draws, { "data-label": b.columns[1] }),
        chanceCells(row.cells),
      ),
    ),
  });
