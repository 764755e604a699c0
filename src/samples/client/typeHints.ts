import type {PageTypes} from '../types';

/** The types of the names in one code block. */
export interface TypeHints {
  /** Shows the type of the name that the pointer has come to, after a moment. */
  pointAt(target: Element): void;
  /** Shows or hides the type of the name at a place, as a tap does. */
  toggle(target: Element, x: number, y: number): void;
  /** Puts the focus on the first name; the arrow keys go from name to name, Escape goes back to the button. */
  startWalk(button: HTMLElement): void;
  endWalk(): void;
  dispose(): void;
}

interface TypeHintsOptions {
  readonly code: HTMLElement;
  readonly address: string;
  readonly index: number;
  /** Called when the reader leaves the walk. */
  readonly onWalkEnd: () => void;
}

/** Time that the pointer rests on a name before its type is shown, in milliseconds. */
const REST_TIME = 120;
/** Time to get from a name to its type with the pointer, to read or copy it, in milliseconds. */
const LEAVE_TIME = 250;
const NAME_CLASS = 'typed-name';

const pages = new Map<string, Promise<PageTypes>>();
let nextId = 0;

/**
 * Loads the types of a page and finds the names in a code block.
 *
 * @throws where the file does not arrive
 */
export async function createTypeHints({
  code,
  address,
  index,
  onWalkEnd,
}: TypeHintsOptions): Promise<TypeHints> {
  const {entries, samples} = await loadPage(address);
  const names = wrapNames(code, samples[index]?.names ?? []);
  const popover = createPopover();
  const area = code.parentElement ?? code;
  let walkButton: HTMLElement | undefined;
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The names that are not on hidden lines. */
  const reachableNames = () => names.filter((name) => name.getClientRects().length > 0);
  const hide = () => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    popover.hidden = true;
  };
  const hideSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, LEAVE_TIME);
  };
  const show = (name: HTMLElement) => {
    hide();
    shown = name;
    fillPopover(popover, entries[Number(name.dataset.entry)] ?? ['']);
    name.setAttribute('aria-describedby', popover.id);
    placePopover(popover, name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isInside = names.includes(document.activeElement as HTMLElement);
    if (event.key === 'Escape' && (shown || isInside)) {
      event.preventDefault();
      hide();
      if (isInside) endWalk();
    }
    if (!isInside) return;
    const reachable = reachableNames();
    const at = reachable.indexOf(document.activeElement as HTMLElement);
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? reachable.length - 1
          : step === undefined
            ? undefined
            : at + step;
    if (next === undefined) return;
    event.preventDefault();
    reachable[Math.min(Math.max(next, 0), reachable.length - 1)]?.focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    const name = (event.target as Element).closest<HTMLElement>(`.${NAME_CLASS}`);
    if (name) show(name);
  };
  const onFocusOut = (event: FocusEvent) => {
    const to = event.relatedTarget as Node | null;
    // The button ends the walk itself: ended here, its click would start another one.
    if (code.contains(to) || (to && to === walkButton)) return;
    hide();
    if (names.some((name) => name.tabIndex === 0)) leaveWalk();
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !code.contains(document.activeElement)) hideSoon();
  };
  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as Node;
    if (shown && !area.contains(target) && !popover.contains(target)) hide();
  };
  const onScroll = (event: Event) => {
    if (!shown || event.target === popover) return;
    // The focus scrolls its name into view.
    if (shown === document.activeElement) placePopover(popover, shown);
    else hide();
  };
  const leaveWalk = () => {
    names.forEach((name) => name.removeAttribute('tabindex'));
    onWalkEnd();
  };
  const endWalk = () => {
    hide();
    leaveWalk();
    walkButton?.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  code.addEventListener('focusin', onFocusIn);
  code.addEventListener('focusout', onFocusOut);
  area.addEventListener('pointerleave', onLeave);
  popover.addEventListener('pointerenter', () => clearTimeout(timer));
  popover.addEventListener('pointerleave', onLeave);
  document.addEventListener('pointerdown', onPointerDown);
  // Captured, since the code scrolls as well, and such an event does not bubble.
  window.addEventListener('scroll', onScroll, {passive: true, capture: true});

  return {
    pointAt(target) {
      const name = target.closest<HTMLElement>(`.${NAME_CLASS}`);
      clearTimeout(timer);
      if (!name) hideSoon();
      else if (name !== shown) timer = setTimeout(() => show(name), REST_TIME);
    },
    toggle(target, x, y) {
      // The first tap wraps the names, so that what was tapped is no longer what stands there.
      const element =
        target.isConnected && target.closest(`.${NAME_CLASS}`) ? target : document.elementFromPoint(x, y);
      const name = element?.closest<HTMLElement>(`.${NAME_CLASS}`);
      if (!name || !code.contains(name)) hide();
      else if (name !== shown) show(name);
    },
    startWalk(button) {
      walkButton = button;
      const [first] = reachableNames();
      names.forEach((name) => (name.tabIndex = name === first ? 0 : -1));
      if (first) first.focus();
      else onWalkEnd();
    },
    endWalk,
    dispose() {
      hide();
      popover.remove();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('scroll', onScroll, {capture: true});
    },
  };
}

function loadPage(address: string): Promise<PageTypes> {
  const known = pages.get(address);
  if (known) return known;
  const page = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<PageTypes>;
  });
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/** Puts an element around each name, so that the built page needs none. */
function wrapNames(code: HTMLElement, names: PageTypes['samples'][number]['names']): HTMLElement[] {
  const lines = code.querySelectorAll<HTMLElement>(':scope > .line');
  return names.flatMap(([line, column, length, entry]) => {
    const place = lines[line] && findText(lines[line], column);
    if (!place || place.offset + length > place.node.data.length) return [];
    const range = document.createRange();
    range.setStart(place.node, place.offset);
    range.setEnd(place.node, place.offset + length);
    const element = document.createElement('span');
    element.className = NAME_CLASS;
    element.dataset.entry = `${entry}`;
    range.surroundContents(element);
    return element;
  });
}

function findText(line: HTMLElement, column: number): {node: Text; offset: number} | undefined {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (column < from + node.data.length) return {node, offset: column - from};
    from += node.data.length;
  }
  return undefined;
}

function createPopover(): HTMLElement {
  const popover = document.createElement('div');
  popover.id = `type-hint-${nextId++}`;
  popover.className = 'type-hint';
  popover.setAttribute('role', 'tooltip');
  popover.hidden = true;
  document.body.append(popover);
  return popover;
}

function fillPopover(popover: HTMLElement, [type, doc]: readonly [string, string?]): void {
  const signature = document.createElement('code');
  signature.className = 'type-hint-signature';
  signature.textContent = type;
  popover.replaceChildren(signature);
  for (const paragraph of doc?.split(/\n{2,}/) ?? []) {
    const element = document.createElement('p');
    paragraph.split('`').forEach((part, at) => {
      if (at % 2 === 0) element.append(part);
      else element.append(Object.assign(document.createElement('code'), {textContent: part}));
    });
    popover.append(element);
  }
}

/** Above the name where there is room, else below, and inside the window. */
function placePopover(popover: HTMLElement, name: HTMLElement): void {
  popover.hidden = false;
  const box = name.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = popover;
  const gap = 6;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const top = box.top - height - gap >= navbar ? box.top - height - gap : box.bottom + gap;
  const left = Math.min(Math.max(box.left, gap), document.documentElement.clientWidth - width - gap);
  popover.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
