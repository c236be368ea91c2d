// ---------------------------------------------------------------------------------------------
// Exhibits: tables of numbers, which become a card for each row where there is little room
// ---------------------------------------------------------------------------------------------

/** @typedef {{text: string, bare?: boolean}} CountColumn */

/** The cards that a group of lines is about: those kept, then those thrown. @param {any} group */
const countCards = (group) =>
  h(
    "span",
    { class: "dt-count-cards", key: "cards" },
    (group.kept ?? []).map((/** @type {any} */ card) => stillCard(card, "dt-small")),
    (group.thrown ?? []).map((/** @type {any} */ card) => stillCard(card, "dt-small")),
  );

/** Lays the group's cards out in the lab, and goes there. @param {any} group @param {View} view */
const tryInLab = (group, view) =>
  group.button &&
  button(group.button, view, {
    then: () => {
      const lab = /** @type {HTMLElement|null} */ (document.querySelector(group.button.goes));
      lab?.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
      lab?.focus({ preventScroll: true });
    },
  });

/**
 * One number under its column. A card shows the column's name beside it, for the eye alone: a reader of the
 * page's text hears it as the table's own.
 * @param {string} text @param {CountColumn} column @param {number} i
 */
const countCell = (text, column, i) =>
  h(
    "td",
    { key: `c${i}`, role: "cell", class: `dt-count-cell${text ? "" : " dt-count-free"}` },
    !column.bare && h("span", { class: "dt-count-label", key: "label", "aria-hidden": "true" }, column.text),
    h("span", { class: "dt-count-text", key: "text" }, text),
  );

/** @param {any} row @param {Block} b */
const countRow = (row, b) => [
  h(
    "tr",
    { key: row.key, role: "row", class: `dt-count-row${row.marked ? " dt-count-marked" : ""}` },
    h(
      "th",
      { key: "head", role: "rowheader", scope: "row", class: "dt-count-head" },
      h("span", { key: "name" }, row.head),
      row.bar !== undefined &&
        h("span", { class: "dt-count-bar", key: "bar", "aria-hidden": "true", style: { "--share": `${row.bar}%` } }),
    ),
    row.cells.map((/** @type {string} */ text, /** @type {number} */ i) => countCell(text, b.columns[i + 1], i)),
    b.verdicts &&
      h(
        "td",
        { key: "verdict", role: "cell", class: `dt-count-verdict${row.verdict ? "" : " dt-count-free"}` },
        row.verdict &&
          h(
            "span",
            { class: `dt-verdict dt-v-${row.verdict.key}` },
            sign(row.verdict.key),
            h("span", null, row.verdict.word),
          ),
      ),
  ),
  row.note &&
    h(
      "tr",
      { key: `${row.key}-note`, role: "row", class: "dt-count-note dt-count-marked" },
      h("td", { role: "cell", colspan: b.columns.length + (b.verdicts ? 1 : 0) }, row.note),
    ),
];

/** Whether nothing of a group is set apart, so that it folds as a whole. @param {any} group */
const plainGroup = (group) => !group.rows.some((/** @type {any} */ row) => row.marked);

/** Shows every row of a table that folds, or those alone that are set apart. @param {Block} b @param {View} view */
function unfolding(b, view) {
  const key = `${b.key}-every-row`;
  const open = view.open.has(key);
  const toggle = () => {
    if (!view.open.delete(key)) view.open.add(key);
    view.draw();
  };
  return plainButton(key, b.folds[open ? 1 : 0], "plain", false, toggle, {
    class: "dt-button dt-plain dt-counts-unfold",
    "aria-expanded": open ? "true" : "false",
    "aria-controls": `${view.id}-${b.key}-table`,
  });
}

/** Numbers in rows, in groups where they have heads of their own. @param {Block} b @param {View} view */
const countTable = (b, view) =>
  h(
    "section",
    {
      class: `dt-counts dt-counts-${b.columns.length}${b.folds && !view.open.has(`${b.key}-every-row`) ? " dt-counts-folded" : ""}`,
      key: b.key,
      "aria-labelledby": `${view.id}-${b.key}`,
    },
    h("h3", { class: "dt-counts-title", key: "title", id: `${view.id}-${b.key}` }, b.title),
    b.lead.map((/** @type {string} */ text, /** @type {number} */ i) =>
      h("p", { class: "dt-counts-lead", key: `l${i}` }, text),
    ),
    b.folds && unfolding(b, view),
    h(
      "table",
      {
        class: "dt-count-table",
        key: "table",
        id: `${view.id}-${b.key}-table`,
        role: "table",
        "aria-labelledby": `${view.id}-${b.key}`,
      },
      h(
        "thead",
        { key: "head", role: "rowgroup" },
        h(
          "tr",
          { role: "row" },
          b.columns.map((/** @type {CountColumn} */ column, /** @type {number} */ i) =>
            h("th", { key: i, role: "columnheader", scope: "col" }, column.text),
          ),
          b.verdicts &&
            h("th", { key: "verdict", role: "columnheader", scope: "col", class: "dt-count-verdicts" }, b.verdicts),
        ),
      ),
      b.groups.map((/** @type {any} */ group) =>
        h(
          "tbody",
          { key: group.key, role: "rowgroup", class: plainGroup(group) ? "dt-count-plain" : null },
          group.title &&
            h(
              "tr",
              { key: "about", role: "row", class: "dt-count-about" },
              h(
                "th",
                { role: "rowheader", scope: "rowgroup", colspan: b.columns.length + (b.verdicts ? 1 : 0) },
                h("span", { class: "dt-count-group" }, h("span", null, group.title), countCards(group), tryInLab(group, view)),
              ),
            ),
          group.rows.map((/** @type {any} */ row) => countRow(row, b)),
        ),
      ),
    ),
    b.after.map((/** @type {string} */ text, /** @type {number} */ i) =>
      h("p", { class: "dt-counts-after", key: `a${i}` }, text),
    ),
  );
