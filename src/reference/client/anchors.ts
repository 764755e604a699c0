import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the folds around the anchor in the address, also when a link is followed without a page load, and redirects an
 * anchor that has moved to another page.
 */
const anchors: ClientModule = {
  onRouteDidUpdate({location}) {
    const target = location.hash.length > 1 ? document.getElementById(decode(location.hash.slice(1))) : null;
    if (!target) return;
    const moved = target.querySelector<HTMLAnchorElement>(':scope > [hidden] > a');
    // Replaced, so that the back button does not lead here again.
    if (moved) window.location.replace(moved.href);
    else openAround(target);
  },
};

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

export default anchors;
