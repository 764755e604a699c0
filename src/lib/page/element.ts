/** An element with a text and classes. */
export function element(name: string, text: string, className = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  created.className = className;
  return created;
}
