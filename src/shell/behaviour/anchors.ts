import {onPage} from '../../lib/page/page';

/**
 * Opens the folds around the place that the address names, and sends the reader on when it has moved to another page
 * (`::anchor` of the Markdown).
 */
export function anchors(): void {
  onPage(goToAnchor);
  addEventListener('hashchange', goToAnchor);
}

function goToAnchor(): void {
  // oxlint-disable-next-line no-restricted-properties -- the hash only names an element, as it does for the browser
  const {hash} = window.location;
  const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  const moved = target?.querySelector<HTMLAnchorElement>(':scope > [hidden] > a');
  // Replaced, so that the back button does not lead here again.
  // oxlint-disable-next-line no-restricted-globals -- only goes to an address of this page
  if (moved) location.replace(moved.href);
  else if (target) openAround(target);
}

function openAround(target: Element): void {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.open) folds.push(fold);
  if (folds.length === 0) return;
  for (const fold of folds) fold.open = true;
  target.scrollIntoView();
}

/** An address that was cut off may end in the middle of an escape sequence. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
