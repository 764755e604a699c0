/**
 * Corrects DocSearch's roles for screen readers, now and after each of its changes:
 *
 * - the box around the modal is not a button, whose content would be a mere label;
 * - its lists contain links and buttons, which the options of a listbox must not, so they are trees;
 * - all of its lists have the same id, and `aria-controls` names others.
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
    // Setting the same value would notify the observer again.
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
