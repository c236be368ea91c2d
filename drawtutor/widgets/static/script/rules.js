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
