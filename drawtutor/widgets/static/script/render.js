/** @param {{model: Model, el: HTMLElement}} host */
function render({ model, el }) {
  const view = new View(model, el);
  return () => view.close();
}

export default { render };
