import type {ClientModule} from '@docusaurus/types';

/**
 * What an anchor in the address needs beyond what browsers do: the folds around it are opened, also when a link is
 * followed without loading the page anew, and an anchor that has moved to another page leads there.
 */
const anchors: ClientModule = {
  onRouteDidUpdate({location}) {
    const target = location.hash.length > 1 ? document.getElementById(decode(location.hash.slice(1))) : null;
    if (!target) return;
    const moved = target.querySelector<HTMLAnchorElement>(':scope > [hidden] > a');
    // Replaced, so that the way back does not lead here again.
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

/** An address that somebody has cut may end in half an escape. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export default anchors;
