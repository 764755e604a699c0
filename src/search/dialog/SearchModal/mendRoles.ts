/**
 * Corrects what DocSearch says to screen readers, now and after each of its changes:
 *
 * - the box around the modal is no button, in which everything else would be a label;
 * - its lists hold links and buttons, which the options of a list box cannot: they are trees;
 * - all of its lists have the same id, which is not one of those that it says it controls.
 *
 * @returns ends it
 */
export function mendRoles(frame: HTMLElement): () => void {
  const container = frame.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container?.removeAttribute(name);
  }
  const mend = (): void => {
    container?.removeAttribute('aria-controls');
    const ids = [...frame.querySelectorAll('.DocSearch-Hits')].map(mendList);
    const controlled = ids.join(' ');
    const input = frame.querySelector('.DocSearch-Input');
    // Setting it once more would be a change to be mended.
    if (input && input.getAttribute('aria-controls') !== controlled) {
      input.setAttribute('aria-controls', controlled);
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(frame, {childList: true, subtree: true, attributeFilter: ['aria-controls']});
  return () => observer.disconnect();
}

function mendList(group: Element, index: number): string {
  const id = `search-list-${index}`;
  const list = group.querySelector('ul');
  list?.setAttribute('id', id);
  list?.setAttribute('role', 'tree');
  list?.setAttribute('aria-label', group.querySelector('.DocSearch-Hit-source')?.textContent ?? 'Results');
  list?.removeAttribute('aria-labelledby');
  for (const item of group.querySelectorAll('li')) item.setAttribute('role', 'treeitem');
  return id;
}
