/** What slides in on small screens: `src/components/Drawer`. */
const DRAWER = '[data-drawer]';
const OPEN = `${DRAWER}:popover-open`;

/** There are no drawers above it; what is in them is shown elsewhere. */
const WIDE = '(min-width: 62.3125em)';

/** What does not answer as long as a drawer is open. */
let disabled: HTMLElement[] = [];

/** Whether the browser's history has an entry for the open drawer: its back button takes that away, and not the page. */
let hasEntry = false;

/** Whether that entry is being taken away because the drawer closes. */
let isGoingBack = false;

/** Follows the link that closed the drawer. */
let followLink: (() => void) | undefined;

/**
 * Makes a drawer modal, which opens and closes with no script: the focus goes into it and stays there, the page behind it
 * does not answer, and the back button closes it. Drawers that lie on each other close together.
 */
export function drawers(): void {
  // Events of popovers do not bubble.
  document.addEventListener('beforetoggle', enableAll, {capture: true});
  document.addEventListener('toggle', onToggle, {capture: true});
  document.addEventListener('click', onPress, {capture: true});
  addEventListener('popstate', onBack, {capture: true});
  matchMedia(WIDE).addEventListener('change', ({matches}) => matches && close());
  // The browser may keep the page, and show it again on the way back.
  addEventListener('pagehide', () => {
    hasEntry = false;
    hideAll();
  });
}

function onToggle({target, newState}: ToggleEvent): void {
  if (!isDrawer(target)) return;
  if (newState === 'open') open(target);
  else close();
}

function open(drawer: HTMLElement): void {
  disableAround(drawer);
  drawer.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
  if (hasEntry) return;
  hasEntry = true;
  history.pushState(history.state, '');
}

function close(): void {
  hideAll();
  // The browser gives the focus back, but not from a drawer on another one, nor when the reader has pressed beside them.
  const {activeElement, body} = document;
  if (activeElement === body || activeElement?.closest(DRAWER)) {
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  }
  if (!hasEntry) return;
  hasEntry = false;
  isGoingBack = true;
  history.back();
}

/** A link is followed when the entry is gone, which would be between this page and the next. */
function onPress(event: MouseEvent): void {
  if (!hasEntry || !(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  const link = event.target.closest<HTMLAnchorElement>(`${OPEN} a[href]`);
  if (!link) return;
  if (link.target !== '_blank') {
    event.preventDefault();
    event.stopImmediatePropagation();
    followLink = () => link.click();
  }
  close();
}

function onBack(event: PopStateEvent): void {
  if (!hasEntry && !isGoingBack) return;
  event.stopImmediatePropagation();
  hasEntry = false;
  isGoingBack = false;
  hideAll();
  followLink?.();
  followLink = undefined;
}

function hideAll(): void {
  for (const drawer of document.querySelectorAll<HTMLElement>(OPEN)) drawer.hidePopover();
}

function disableAround(drawer: HTMLElement): void {
  for (let inner = drawer; inner.parentElement && inner.id !== '__docusaurus'; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      disabled.push(sibling);
    }
  }
}

/** Before a drawer has closed, so that the focus can go back; and before one opens that lies elsewhere in the page. */
function enableAll({target}: Event): void {
  if (!isDrawer(target)) return;
  for (const element of disabled) element.inert = false;
  disabled = [];
}

function isDrawer(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(DRAWER);
}
