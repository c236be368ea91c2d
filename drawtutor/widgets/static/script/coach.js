/** @param {any} verdict */
const verdictLine = (verdict) =>
  h("p", { class: `dt-verdict dt-v-${verdict.key}`, key: "verdict" }, sign(verdict.key), h("span", null, verdict.word));

/** @param {any} rows */
const barRows = (rows) =>
  h(
    "ul",
    { class: "dt-bars", role: "list", key: "bars" },
    rows.map((/** @type {any} */ row, /** @type {number} */ i) =>
      h(
        "li",
        { key: row.key ?? i, class: `dt-bar${row.mark ? ` dt-bar-${row.mark}` : ""}` },
        h(
          "span",
          { class: "dt-bar-label" },
          row.label,
          row.cards?.length
            ? h(
                "span",
                { class: "dt-inline-cards" },
                row.cards.map((/** @type {any} */ card) => stillCard(card, "dt-tiny")),
              )
            : null,
          row.tail && h("span", { class: "dt-bar-tail" }, row.tail),
        ),
        h(
          "span",
          { class: `dt-bar-track${row.zero ? " dt-bar-signed" : ""}`, "aria-hidden": "true" },
          row.zero ? h("span", { class: "dt-bar-zero", style: { "--start": row.zero } }) : null,
          h("span", {
            class: `dt-bar-fill${row.start < row.zero ? " dt-bar-loss" : ""}`,
            style: { "--share": row.share, "--start": row.start ?? 0 },
          }),
        ),
        h("span", { class: "dt-bar-number" }, row.text, row.beside && h("span", { class: "dt-bar-beside" }, row.beside)),
      ),
    ),
  );

/** @param {any} ranges */
const rangeBars = (ranges) =>
  h(
    "section",
    { class: "dt-ranges", key: "ranges", "aria-label": ranges.title },
    h("p", { class: "dt-ranges-title" }, ranges.title),
    h(
      "ul",
      { role: "list" },
      ranges.rows.map((/** @type {any} */ row, /** @type {number} */ i) =>
        h(
          "li",
          { key: i, class: "dt-range" },
          h("p", { class: "dt-range-told" }, row.told),
          h(
            "span",
            { class: "dt-range-bar", "aria-hidden": "true" },
            row.parts.map((/** @type {any} */ part) =>
              h("span", {
                key: part.kind,
                class: `dt-range-part dt-held-${part.kind}`,
                style: { "--share": part.share },
              }),
            ),
          ),
          h(
            "ul",
            { class: "dt-range-parts", role: "list" },
            row.parts.map((/** @type {any} */ part) =>
              h(
                "li",
                { key: part.kind },
                h("span", { class: `dt-range-mark dt-held-${part.kind}`, "aria-hidden": "true" }),
                `${part.label} `,
                h("b", null, part.text),
              ),
            ),
          ),
          row.before && h("p", { class: "dt-range-before" }, row.before),
        ),
      ),
    ),
    h("p", { class: "dt-assumption" }, ranges.note),
  );

/** @param {any} hints @param {View} view @param {string} where */
const hintLadder = (hints, view, where) =>
  h(
    "div",
    { class: "dt-hints", key: "hints" },
    h("p", { class: "dt-hints-title" }, hints.title),
    hints.note && h("p", { class: "dt-hints-note" }, hints.note),
    h(
      "ol",
      { role: "list", "aria-label": hints.title },
      hints.steps.map((/** @type {any} */ step, /** @type {number} */ i) =>
        h(
          "li",
          { key: i, class: step.text ? "dt-hint dt-hint-open" : "dt-hint" },
          h("span", { class: "dt-hint-mark", "aria-hidden": "true" }, String(i + 1)),
          step.text
            ? h("span", { class: "dt-hint-text" }, h("span", { class: "dt-hint-name" }, step.name), " ", step.text)
            : h(
                "span",
                { class: "dt-hint-ask" },
                button({ look: "quiet", ...step.button }, view, {}),
                step.cost && h("span", { class: "dt-hint-cost" }, step.cost),
              ),
        ),
      ),
    ),
  );

/** @param {Block} b @param {View} view */
function coach(b, view) {
  const key = b.key ?? "coach";
  return h(
    "div",
    {
      class: `dt-coach${b.verdict ? " dt-judged" : ""}`,
      key,
      role: "group",
      "aria-label": b.label,
      tabindex: "-1",
      "data-home": "",
    },
    b.title && h(`h${b.level ?? 2}`, { class: "dt-coach-title", key: "title" }, b.title),
    h(
      "div",
      // A new judgement is a new element, so that it fades in.
      { class: "dt-judgement", key: `j-${b.stamp ?? ""}` },
      b.verdict && verdictLine(b.verdict),
      b.choice && h("p", { class: "dt-choice", key: "choice" }, b.choice),
      b.sureness && h("p", { class: `dt-sureness dt-is-${b.sureness.key}`, key: "sureness" }, b.sureness.text),
      (b.reasons ?? []).map((/** @type {string} */ reason, /** @type {number} */ i) =>
        h("p", { class: "dt-reason", key: `r${i}` }, reason),
      ),
      b.better && h("p", { class: "dt-better", key: "better" }, b.better),
      ruleList(b.rules, view, key),
      b.numbers
        ? h(
            "details",
            { class: "dt-numbers", key: `numbers-${b.stamp ?? ""}` },
            h("summary", null, b.numbers.title),
            b.numbers.bars && h("p", { class: "dt-bars-about", key: "bars-about" }, b.numbers.bars.title),
            b.numbers.bars && barRows(b.numbers.bars.rows),
            (b.numbers.lines ?? []).map((/** @type {string} */ line, /** @type {number} */ i) =>
              h("p", { key: `l${i}` }, line),
            ),
            b.numbers.ranges ? rangeBars(b.numbers.ranges) : null,
            b.numbers.kind && h("p", { class: "dt-kind" }, b.numbers.kind),
            b.numbers.assumption && h("p", { class: "dt-assumption" }, b.numbers.assumption),
          )
        : null,
      b.empty && h("p", { class: "dt-quiet-text", key: "empty" }, b.empty),
    ),
    b.hints && hintLadder(b.hints, view, key),
    b.buttons?.length ? buttonRow(b.buttons, view) : null,
  );
}
