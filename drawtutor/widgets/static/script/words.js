/** Runs of a paragraph: texts, rule marks, stressed words, cards. @param {any[]} runs @param {any} rules @param {View} view @param {string} where */
const inline = (runs, rules, view, where) =>
  runs.map((run) => {
    if (typeof run === "string") return run;
    if (run.rule)
      return rules[run.rule] ? ruleMark(rules[run.rule], view, where) : h("span", { class: "dt-rule-id" }, run.rule);
    if (run.cards)
      return h(
        "span",
        { class: "dt-inline-cards" },
        run.cards.map((/** @type {any} */ card) => stillCard(card, "dt-tiny")),
      );
    if (run.strong) return h("strong", null, run.strong);
    return h("em", null, run.em ?? "");
  });

/** @param {Block} b @param {View} view */
function prose(b, view) {
  const key = b.key ?? "prose";
  const rules = b.rules ?? {};
  /** @type {VNode[]} */
  const parts = [];
  for (const [i, paragraph] of (b.paragraphs ?? []).entries()) {
    const where = `${key}-${i}`;
    const cited = new Set(
      paragraph.runs.map((/** @type {any} */ run) => run.rule).filter((/** @type {string} */ id) => rules[id]),
    );
    const text = inline(paragraph.runs, rules, view, where);
    const open = [...cited]
      .filter((id) => view.open.has(`${where}-${id}`))
      .map((id) => ruleCard(rules[id], view, where));
    if (paragraph.kind === "item") {
      // Items that follow each other are one list; an open rule belongs to its item.
      const last = parts.at(-1);
      const item = h("li", { key: i }, text, open);
      if (last?.tag === "ul") last.kids.push(item);
      else parts.push(h("ul", { key: `u${i}`, class: "dt-list", role: "list" }, item));
      continue;
    }
    const tag = { heading: `h${(b.level ?? 2) + 1}`, quote: "blockquote" }[paragraph.kind] ?? "p";
    parts.push(h(tag, { key: `p${i}`, class: `dt-${paragraph.kind ?? "paragraph"}` }, text), ...open);
  }
  return h(
    "div",
    { class: "dt-prose", key },
    b.title && h(`h${b.level ?? 2}`, { class: "dt-heading", key: "title" }, b.title),
    parts,
    b.figures && figures(b.figures),
  );
}
