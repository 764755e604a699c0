import {closeOnBack} from '../../lib/page/closeOnBack';
import {closest, hasModifier} from '../../lib/page/press';

/** What slides in on small screens: `src/components/Drawer`. */
const DRAWER = '[data-drawer]';
const OPEN = `${DRAWER}:popover-open`;

/** There are no drawers above it; what is in them is shown elsewhere. */
const WIDE = '(min-width: 62.3125em)';

/** What does not answer as long as a drawer is open. */
let disabled: HTMLElement[] = [];

/** Takes the entry of the open drawer out of the browser's history; none while no drawer is open. */
let takeBack: (() => Promise<void>) | undefined;

/**
 * Makes a drawer modal, which opens and closes with no script: the focus goes into it and stays there, the page behind it
 * does not answer, and the back button closes it. Drawers that lie on each other close together.
 */
export function drawers(): void {
  // Events of popovers do not bubble.
  document.addEventListener('beforetoggle', enableAll, {capture: true});
  document.addEventListener('toggle', onToggle, {capture: true});
  document.addEventListener('click', onPress, {capture: true});
  matchMedia(WIDE).addEventListener('change', ({matches}) => matches && hideAll());
  // The browser may keep the page, and show it again on the way back.
  addEventListener('pagehide', hideAll);
}

function onToggle({target, newState}: ToggleEvent): void {
  if (!isDrawer(target)) return;
  if (newState === 'open') open(target);
  else close().catch(reportError);
}

function open(drawer: HTMLElement): void {
  disableAround(drawer);
  drawer.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
  takeBack ??= closeOnBack(hideAll);
}

/** Resolves when the history is as it was before. */
async function close(): Promise<void> {
  hideAll();
  // The browser gives the focus back, but not from a drawer on another one, nor when the reader has pressed beside them.
  const {activeElement, body} = document;
  if (activeElement === body || activeElement?.closest(DRAWER)) {
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  }
  const taken = takeBack?.();
  takeBack = undefined;
  await taken;
}

/** A link is followed when the entry is gone, which would be between this page and the next. */
function onPress(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, `${OPEN} a[href]`);
  if (!link || !takeBack || hasModifier(event)) return;
  const closed = close();
  if (link.target === '_blank') return void closed.catch(reportError);
  event.preventDefault();
  event.stopImmediatePropagation();
  closed.then(() => link.click(), reportError);
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
