// ---------------------------------------------------------------------------------------------
// Drawing: a tree of nodes, laid over what is there, so that nothing that stays is made anew
// ---------------------------------------------------------------------------------------------

/** @typedef {{tag: string, props: Record<string, any>, kids: Node_[]}} VNode @typedef {VNode|string} Node_ */

/** Two numbers with a short word or a colon between them: a chance, odds, so many of so many. */
const PAIRED = /(?<=\d) (\p{L}{1,3}|:) (?=\d)/gu;

/** Numbers that are one figure stay on one line. @param {string} text */
const bound = (text) => text.replace(PAIRED, "\u00a0$1\u00a0");

/**
 * A node to be. Nothing (null, false) among the children is left out, lists are taken apart.
 * @param {string} tag @param {Record<string, any>|null} [props] @param {...any} kids @returns {VNode}
 */
const h = (tag, props, ...kids) => ({
  tag,
  props: props ?? {},
  kids: kids
    .flat(9)
    .filter((kid) => kid !== null && kid !== undefined && kid !== false && kid !== "")
    .map((kid) => (typeof kid === "object" ? kid : bound(String(kid)))),
});

/** @param {any} element @param {string} name @param {any} value */
function setProp(element, name, value) {
  if (name === "key" || name === "leave") return;
  if (name === "html") {
    // Only drawings made in this file come this way, never a text of the picture.
    if (element._html !== value) element.innerHTML = element._html = value;
  } else if (name.startsWith("on")) {
    element[name] = value ?? null;
  } else if (name === "style") {
    for (const [property, setting] of Object.entries(value ?? {})) element.style.setProperty(property, String(setting));
  } else if (name === "value" || name === "checked" || name === "selected") {
    if (element[name] !== value) element[name] = value;
  } else if (value === null || value === undefined || value === false) {
    element.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * Makes the children of an element be these, keeping every element whose key and tag stay. What goes, goes first: so
 * nothing that stays is moved because of it, and a press that began at it ends at it.
 * @param {any} parent @param {Node_[]} kids
 */
function patch(parent, kids) {
  const counts = new Map();
  const keys = kids.map((kid) => {
    const tag = typeof kid === "string" ? "#" : kid.tag;
    const count = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, count);
    return typeof kid !== "string" && kid.props.key !== undefined ? `${tag}=${kid.props.key}` : `${tag}:${count}`;
  });
  const stay = new Set(keys);
  const before = new Map();
  for (const child of [...parent.childNodes]) {
    if (stay.has(child._key) && !before.has(child._key)) before.set(child._key, child);
    else {
      child._props?.leave?.(child);
      child.remove();
    }
  }
  let at = parent.firstChild;
  kids.forEach((kid, place) => {
    let element = before.get(keys[place]);
    before.delete(keys[place]);
    if (!element) {
      element = typeof kid === "string" ? document.createTextNode(kid) : document.createElement(kid.tag);
      element._key = keys[place];
    }
    if (typeof kid === "string") {
      if (element.data !== kid) element.data = kid;
    } else {
      const old = element._props ?? {};
      for (const name in old) if (!(name in kid.props)) setProp(element, name, null);
      for (const name in kid.props) setProp(element, name, kid.props[name]);
      element._props = kid.props;
      if (!("html" in kid.props)) patch(element, kid.kids);
    }
    if (element === at) at = at.nextSibling;
    else parent.insertBefore(element, at);
  });
}
