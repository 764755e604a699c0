import type {PageTypes} from '../types';

/** How long the pointer rests on a name before its type is shown. */
const SHOW_DELAY_MILLISECONDS = 120;
/** Time to get from a name to its type with the pointer, to read or copy it. */
const HIDE_DELAY_MILLISECONDS = 250;
/** Pixels between the tooltip and the name, and between the tooltip and the window's edge. */
const GAP = 6;

/** Shows the type of one name at a time. */
export interface Tooltip {
  readonly element: HTMLElement;
  /** The name whose type is shown. */
  readonly name: HTMLElement | undefined;
  show(name: HTMLElement): void;
  showSoon(name: HTMLElement): void;
  hide(): void;
  hideSoon(): void;
  /** Takes back `showSoon` and `hideSoon`. */
  stay(): void;
  /** Follows the name after it has moved. */
  reposition(): void;
  remove(): void;
}

/** Each sample has a tooltip of its own. */
let count = 0;

/** @param entries the types, by the number in `data-entry` of a name */
export function createTooltip(entries: PageTypes['entries']): Tooltip {
  const id = `type-hint-${(count += 1)}`;
  const element = createElement(id);
  let name: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stay = () => clearTimeout(timer);
  const hide = () => {
    stay();
    name?.removeAttribute('aria-describedby');
    name = undefined;
    element.hidden = true;
  };
  const reposition = () => {
    if (name) placeBeside(element, name);
  };
  const show = (next: HTMLElement) => {
    hide();
    name = next;
    fill(element, entries[Number(next.dataset.entry)] ?? ['']);
    next.setAttribute('aria-describedby', id);
    element.hidden = false;
    reposition();
  };
  return {
    element,
    get name() {
      return name;
    },
    show,
    showSoon(next) {
      stay();
      timer = setTimeout(() => show(next), SHOW_DELAY_MILLISECONDS);
    },
    hide,
    hideSoon() {
      stay();
      timer = setTimeout(hide, HIDE_DELAY_MILLISECONDS);
    },
    stay,
    reposition,
    remove() {
      hide();
      element.remove();
    },
  };
}

function createElement(id: string): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  element.className = 'type-hint';
  element.setAttribute('role', 'tooltip');
  element.hidden = true;
  document.body.append(element);
  return element;
}

function fill(tooltip: HTMLElement, [type, doc]: PageTypes['entries'][number]): void {
  const signature = document.createElement('code');
  signature.className = 'type-hint-signature';
  signature.textContent = type;
  tooltip.replaceChildren(signature);
  for (const text of doc?.split(/\n{2,}/) ?? []) {
    const paragraph = document.createElement('p');
    text.split('`').forEach((part, index) => {
      if (index % 2 === 0) paragraph.append(part);
      else paragraph.append(Object.assign(document.createElement('code'), {textContent: part}));
    });
    tooltip.append(paragraph);
  }
}

/** Above the name where there is room below the navbar, else under the name, and inside the window. */
function placeBeside(tooltip: HTMLElement, name: HTMLElement): void {
  const box = name.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = tooltip;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const above = box.top - height - GAP;
  const top = above >= navbar ? above : box.bottom + GAP;
  const left = Math.min(Math.max(box.left, GAP), document.documentElement.clientWidth - width - GAP);
  tooltip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
