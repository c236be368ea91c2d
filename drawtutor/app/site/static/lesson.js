// A lesson's page, from the first byte to the moment when it can be used: loading, slow, ready or failed.
// Every word comes with the page.
"use strict";

(() => {
  const slowAfter = 15_000;
  const dark = matchMedia("(prefers-color-scheme: dark)");

  // What is drawn by Jupyter's front end asks the page whether it is light.
  const followTheme = () => {
    document.body.dataset.jpThemeLight = String(!dark.matches);
  };
  followTheme();
  dark.addEventListener("change", followTheme);

  const find = (id) => document.getElementById(id);
  let state = "loading";

  function become(next) {
    if (state === "ready" || state === next) return;
    state = next;
    document.body.dataset.state = next;
    const status = find("status");
    if (next === "slow") status.textContent = status.dataset.slow;
    if (next === "ready") {
      status.textContent = status.dataset.ready;
      performance.mark("drawtutor-ready");
    }
    if (next === "failed") {
      status.textContent = "";
      const failed = find("failed");
      failed.append(failed.querySelector("template").content.cloneNode(true));
      failed.hidden = false;
    }
    find("reload").hidden = next === "ready";
  }

  /** How far the front end has come with what it was given to draw: "no", "yes", or "never". */
  function drawn() {
    if (document.querySelector('script[type="application/vnd.voila.cell-output+json"]')) return "no";
    let all = "yes";
    for (const output of document.querySelectorAll(".site-output > .jp-OutputArea-output")) {
      // A widget that cannot be shown is marked as one itself, instead of holding one.
      if (output.matches(".jupyter-widgets") && output.childElementCount === 0) return "never";
      if (!output.matches(".lm-Panel")) continue;
      const view = output.firstElementChild;
      if (view === null || view.childElementCount === 0) all = "no";
    }
    return all;
  }

  function look() {
    const complete = find("complete");
    if (complete === null) return;
    const answer = complete.dataset.failed === "true" ? "never" : drawn();
    if (answer === "no") return;
    become(answer === "yes" ? "ready" : "failed");
    watch.disconnect();
  }

  const watch = new MutationObserver(look);
  addEventListener("DOMContentLoaded", () => {
    find("reload").addEventListener("click", () => location.reload());
    // A page that ends before its end was cut off on its way.
    if (find("complete") === null) return become("failed");
    watch.observe(find("lesson"), { childList: true, subtree: true });
    look();
  });
  setTimeout(() => state === "loading" && become("slow"), slowAfter);

  // The kernel serves this page alone: it ends with it, however early the page is left.
  addEventListener("pagehide", () => {
    const config = JSON.parse(find("jupyter-config-data").textContent);
    const form = new FormData();
    form.append("_xsrf", document.cookie.match(/\b_xsrf=([^;]*)/)?.[1] ?? "");
    navigator.sendBeacon(find("content").dataset.shutdown + config.kernelId, form);
  });
  // A page that the browser had kept aside has lost its kernel.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
})();
