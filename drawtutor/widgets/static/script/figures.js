/** Cards with the word before them: "Keep", "throw". @param {any} part */
const namedCards = (part) =>
  part &&
  h(
    "span",
    { class: "dt-figure-cards" },
    part.text,
    " ",
    h(
      "span",
      { class: "dt-inline-cards" },
      part.cards.map((/** @type {any} */ card) => stillCard(card, "dt-tiny")),
    ),
  );

/** How the chances of a text were counted; closed until it is asked for. @param {any} b */
const figures = (b) =>
  h(
    "details",
    { class: "dt-numbers dt-figures", key: "figures" },
    h("summary", null, b.title),
    b.groups.map((/** @type {any} */ group, /** @type {number} */ i) =>
      h(
        "div",
        { class: "dt-figure", key: i },
        (group.kept || group.thrown) && h("p", null, namedCards(group.kept), " ", namedCards(group.thrown)),
        h(
          "ul",
          { role: "list" },
          group.rows.map((/** @type {any} */ row, /** @type {number} */ j) =>
            h(
              "li",
              { key: j },
              h("span", { class: "dt-figure-label" }, row.label),
              " ",
              h("span", { class: "dt-figure-text" }, row.text),
            ),
          ),
        ),
      ),
    ),
    b.note && h("p", { class: "dt-assumption" }, b.note),
  );
