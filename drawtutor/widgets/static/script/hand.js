/** A discard slides to its pile. @param {View} view */
const slideAway = (view) => (/** @type {HTMLElement} */ gone) => {
  const pile = view.root.querySelector(".dt-pile-discards");
  if (still() || !pile || !gone.animate || view.waiting) return;
  const from = gone.getBoundingClientRect();
  const to = pile.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const ghost = /** @type {HTMLElement} */ (gone.cloneNode(true));
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("dt-ghost");
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
  view.root.append(ghost);
  const scale = 0.25;
  ghost
    .animate(
      [
        { transform: "rotate(3deg)", opacity: 1 },
        {
          transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale}) rotate(0deg)`,
          opacity: 0.4,
        },
      ],
      { duration: 180, easing: "ease-out" },
    )
    .finished.finally(() => ghost.remove());
};

/** @param {Block} b @param {View} view */
function hand(b, view) {
  // Cards that are lifted to show something stay so; otherwise what is lifted is the learner's choice.
  const draft = b.lifted || !b.draft ? { cards: new Set(b.lifted ?? []) } : view.draft(b.draft);
  const codes = new Set(b.cards.map((/** @type {any} */ card) => card.c));
  for (const code of draft.cards) if (!codes.has(code)) draft.cards.delete(code);
  // What was not in this hand at the last drawing comes in now, one card after the other.
  const name = `${b.key ?? "hand"}`;
  const before = view.handsShown.get(name);
  const fresh = b.cards
    .map((/** @type {any} */ card) => card.c)
    .filter((/** @type {string} */ code) => before && !before.has(code));
  view.handsShown.set(name, codes);
  const replaced = before && [...before].some((code) => !codes.has(code));
  const pick = b.pick && !view.heart.lost;
  const cards = b.cards.map((/** @type {any} */ card, /** @type {number} */ i) => {
    const up = draft.cards.has(card.c);
    const label = up ? card.up : card.name;
    const order = fresh.indexOf(card.c);
    const style = order >= 0 ? { "--wait": `${(replaced ? 180 : 0) + order * 140}ms` } : { "--wait": "0ms" };
    const inside = [
      h("span", { class: "dt-paper", key: "face", html: face(card.c) }),
      up && h("span", { class: "dt-tag", key: "tag", "aria-hidden": "true" }, b.tag),
      card.mark && h("span", { class: "dt-mark", key: "mark" }, h("span", { class: "dt-sr" }, card.markText)),
    ];
    const shape = `dt-card${up ? " dt-up" : ""}${order >= 0 ? " dt-fresh" : ""}${card.mark ? ` dt-is-${card.mark}` : ""}`;
    return h(
      "li",
      { class: "dt-slot", key: card.c, leave: b.slides ? slideAway(view) : null },
      b.pick
        ? h(
            "button",
            {
              type: "button",
              class: shape,
              style,
              "aria-pressed": up ? "true" : "false",
              "aria-label": label,
              "aria-keyshortcuts": String(i + 1),
              "aria-disabled": pick && !view.busy ? null : "true",
              "data-pick": "",
              "data-stop": "",
              "data-card": card.c,
              onclick: () => {
                if (view.heart.lost) return view.tell(view.labels.lost, b.draft);
                // Where choices follow each other at once, none waits for the answer to another.
                if (view.busy && !b.follows) return;
                if (up) draft.cards.delete(card.c);
                else draft.cards.add(card.c);
                view.pointed = { where: "", text: "", key: "" };
                if (b.follows) view.follow({ ...b.follows, cards: [...draft.cards] });
                view.draw();
              },
            },
            inside,
          )
        : h(
            "span",
            { class: `${shape} dt-still`, style, role: "img", "aria-label": label, "data-card": card.c },
            inside,
          ),
    );
  });
  while (cards.length < (b.places ?? 0))
    cards.push(h("li", { class: "dt-slot dt-empty", key: `empty${cards.length}`, "aria-hidden": "true" }));
  return h(
    "div",
    {
      class: "dt-hand-block",
      key: b.key ?? "hand",
      role: "group",
      "aria-label": b.label,
      tabindex: "-1",
      "data-home": "",
    },
    h("ul", { class: "dt-hand", "data-arrows": "", role: "list" }, cards),
    // A hand to come has the line of its name already, so that nothing below moves when the cards come.
    b.name || b.keys || !b.cards?.length
      ? h(
          "p",
          { class: "dt-hand-name" },
          b.name && h("span", { class: "dt-hand-worth" }, b.name),
          b.keys && b.pick && h("span", { class: "dt-hand-keys" }, b.keys),
        )
      : null,
  );
}
