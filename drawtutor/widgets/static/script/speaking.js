/** The kernel behind a model, where the page lets it be known. @param {Model} model */
function kernelOf(model) {
  try {
    return model.widget_manager?.kernel ?? null;
  } catch {
    return null;
  }
}

/** @param {string} role @param {string} how */
function spoken(role, how) {
  const region = document.createElement("div");
  region.className = "dt-sr";
  region.setAttribute("role", role);
  region.setAttribute("aria-live", how);
  region.setAttribute("aria-atomic", "true");
  return region;
}

/** Speaks a text once; the same text again is a new thing to say. @param {HTMLElement} region @param {string} text */
function say(region, text) {
  region.textContent = "";
  window.setTimeout(() => (region.textContent = text ?? ""), 30);
}

/** @param {any} value @param {(block: any) => void} visit */
function walk(value, visit) {
  if (!value || typeof value !== "object") return;
  if (!Array.isArray(value)) visit(value);
  for (const part of Object.values(value)) walk(part, visit);
}

/** Gives the learner a text as a file, by the browser's own way of saving. @param {any} name @param {any} text */
function handOver(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {HTMLElement} root @returns {Element|null} */
function activeIn(root) {
  const active = /** @type {any} */ (root.getRootNode()).activeElement ?? document.activeElement;
  return active && active !== root && root.contains(active) ? active : null;
}
