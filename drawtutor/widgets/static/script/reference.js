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
