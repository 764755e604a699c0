/** The types of the names in one program, shown under the pointer, at a tap, or on a walk with the keyboard. */
import {loadPageTypes} from './loadPageTypes';
import {nameAround, wrapNames} from './names';
import {createTooltip, type Tooltip} from './tooltip';
import {createWalk, type Walk} from './walk';

export interface TypeHints {
  /** Shows the type of the name under the pointer, after a moment. */
  pointAt(target: Element): void;
  /** Shows or hides the type of the name at a point, as a tap does. */
  toggle(target: Element, x: number, y: number): void;
  /** Moves the focus to the first name. Arrow keys go from name to name, Escape goes back to the button. */
  startWalk(button: HTMLElement): void;
  endWalk(): void;
}

interface TypeHintsOptions {
  readonly code: HTMLElement;
  /** The address of the file with the types of the page. */
  readonly address: string;
  /** The place of the program in that file. */
  readonly index: number;
  /** Called when the reader leaves the walk. */
  readonly onWalkEnd: () => void;
}

/** @throws Error where the types do not arrive */
export async function createTypeHints(options: TypeHintsOptions): Promise<TypeHints> {
  const {code, address, index, onWalkEnd} = options;
  const {entries, samples} = await loadPageTypes(address);
  const names = samples[index] ? wrapNames(code, samples[index]) : [];
  const tooltip = createTooltip(entries);
  const walk = createWalk(names, onWalkEnd);
  listenToFocusAndKeys({code, tooltip, walk});
  listenToPointer({code, tooltip});
  return {
    pointAt(target) {
      const name = nameAround(target);
      tooltip.stay();
      if (!name) tooltip.hideSoon();
      else if (name !== tooltip.name) tooltip.showSoon(name);
    },
    toggle(target, x, y) {
      // The first tap wraps the names, so the element that was tapped may be gone.
      const tapped = target.isConnected ? nameAround(target) : null;
      const name = tapped ?? nameAround(document.elementFromPoint(x, y));
      if (!name || !code.contains(name)) tooltip.hide();
      else if (name !== tooltip.name) tooltip.show(name);
    },
    startWalk: walk.start,
    endWalk() {
      tooltip.hide();
      walk.end();
    },
  };
}

interface Listening {
  readonly code: HTMLElement;
  readonly tooltip: Tooltip;
  readonly walk: Walk;
}

function listenToFocusAndKeys({code, tooltip, walk}: Listening): void {
  const onFocusIn = ({target}: FocusEvent) => {
    const name = nameAround(target as Element);
    if (name) tooltip.show(name);
  };
  const onFocusOut = ({relatedTarget}: FocusEvent) => {
    const next = relatedTarget as Element | null;
    // The button ends the walk itself: if it had ended here, the click would start another one.
    if (code.contains(next) || walk.isButton(next)) return;
    tooltip.hide();
    walk.leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isWalking = walk.hasFocus();
    if (event.key === 'Escape' && (isWalking || tooltip.name)) {
      event.preventDefault();
      tooltip.hide();
      if (isWalking) walk.end();
    } else if (isWalking && walk.step(event.key)) event.preventDefault();
  };
  code.addEventListener('focusin', onFocusIn);
  code.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKeyDown);
}

function listenToPointer({code, tooltip}: Omit<Listening, 'walk'>): void {
  const area = code.parentElement ?? code;
  const onLeave = ({pointerType}: PointerEvent) => {
    if (pointerType === 'mouse' && !code.contains(document.activeElement)) tooltip.hideSoon();
  };
  const onPointerDown = ({target}: PointerEvent) => {
    const isInside = [area, tooltip.element].some((element) => element.contains(target as Node));
    if (tooltip.name && !isInside) tooltip.hide();
  };
  const onScroll = ({target}: Event) => {
    if (!tooltip.name || target === tooltip.element) return;
    // The focus scrolls its name into view.
    if (tooltip.name === document.activeElement) tooltip.reposition();
    else tooltip.hide();
  };
  area.addEventListener('pointerleave', onLeave);
  tooltip.element.addEventListener('pointerleave', onLeave);
  tooltip.element.addEventListener('pointerenter', tooltip.stay);
  document.addEventListener('pointerdown', onPointerDown);
  // Captured, since the code scrolls as well, and its events do not bubble.
  window.addEventListener('scroll', onScroll, {passive: true, capture: true});
}
