// The course overview: shows the progress that the lessons have left in this browser. Every word comes with the page.
"use strict";

const progressKey = "drawtutor:progress";

/** @returns {Record<string, {done: number, of: number}>} the progress of each lesson, by its name */
function readProgress() {
  try {
    const lessons = JSON.parse(localStorage.getItem(progressKey) ?? "{}").lessons;
    return lessons !== null && typeof lessons === "object" ? lessons : {};
  } catch {
    return {}; // storage may be switched off, or hold something of somebody else's
  }
}

/** @param {unknown} entry @returns {{done: number, of: number} | null} */
function counted(entry) {
  const { done, of } = Object(entry);
  return Number.isInteger(done) && Number.isInteger(of) && of > 0 ? { done: Math.min(Math.max(done, 0), of), of } : null;
}

function showProgress() {
  const lessons = readProgress();
  let next = null;
  let begun = false;
  for (const step of document.querySelectorAll(".site-step")) {
    const progress = counted(lessons[step.dataset.lesson]);
    const done = progress !== null && progress.done >= progress.of;
    begun ||= progress !== null && progress.done > 0;
    if (next === null && !done) next = step;
    step.classList.toggle("site-step-done", done);
    step.querySelector(".site-progress").hidden = progress === null;
    if (progress === null) continue;
    step.querySelector(".site-progress-count").textContent = `${progress.done} / ${progress.of}`;
    Object.assign(step.querySelector("progress"), { max: progress.of, value: progress.done });
    step.querySelector(".site-done").hidden = !done;
  }
  const button = document.getElementById("continue");
  if (button === null || !begun) return;
  for (const step of document.querySelectorAll(".site-step")) step.classList.toggle("site-step-next", step === next);
  const last = document.querySelector(".site-step:last-child");
  button.href = (next ?? last).querySelector("a").href;
  button.textContent = next === null ? button.dataset.again : next.dataset.continue;
}

showProgress();
// A lesson in another tab, or a way back through the browser's history, may have brought more.
addEventListener("storage", showProgress);
addEventListener("pageshow", showProgress);
