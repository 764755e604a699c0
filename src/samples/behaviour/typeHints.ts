/** Types of the names in programs: under the pointer, at a tap, and on a walk with the keyboard. */
import type {TypeHints} from '../typeHints';
import {closest, press} from '../../lib/page/press';

/** Programs with types, and what of them asks for a type. */
const SAMPLE = 'figure[data-types]';
const CODE = `${SAMPLE} > pre`;
const WALK = '[data-tool=types]';

/** Files that did not arrive. The programs of a page share one, and the reader is warned of it once. */
const missing = new Set<string>();
const loading = new WeakMap<Element, Promise<TypeHints | undefined>>();

export function typeHints(): void {
  /** Loads everything when the reader first reaches for a type of the program. */
  const withHints = async (sample: HTMLElement, act: (hints: TypeHints) => void): Promise<void> => {
    const hints = loading.get(sample) ?? load(sample);
    loading.set(sample, hints);
    const loaded = await hints;
    if (loaded) act(loaded);
  };

  document.addEventListener('pointerover', (event) => {
    const sample = closest(event, CODE)?.parentElement;
    // What failed is asked for again by a press, not by every move of the pointer.
    if (!sample || missing.has(sample.dataset.types!)) return;
    const {target, pointerType} = event;
    const point = (hints: TypeHints) => pointerType === 'mouse' && hints.pointAt(target as Element);
    withHints(sample, point).catch(reportError);
  });
  document.addEventListener('click', (event) => {
    const sample = closest(event, CODE)?.parentElement;
    const {target, clientX, clientY} = event;
    if (!sample) return;
    withHints(sample, (hints) => hints.toggle(target as Element, clientX, clientY)).catch(reportError);
  });
  document.addEventListener('click', (event) => {
    const button = closest(event, WALK);
    const sample = button?.closest<HTMLElement>(SAMPLE);
    if (!button || !sample) return;
    press(button, () => {
      const isWalking = button.getAttribute('aria-pressed') === 'true';
      button.setAttribute('aria-pressed', String(!isWalking));
      return withHints(sample, (hints) => (isWalking ? hints.endWalk() : hints.startWalk(button)));
    }).catch(reportError);
  });
}

async function load(sample: HTMLElement): Promise<TypeHints | undefined> {
  const {types: address = '', index} = sample.dataset;
  const endWalk = () => sample.querySelector(WALK)?.setAttribute('aria-pressed', 'false');
  try {
    const {createTypeHints} = await import('../typeHints');
    const code = sample.querySelector<HTMLElement>('pre > code')!;
    const hints = await createTypeHints({code, address, index: Number(index), onWalkEnd: endWalk});
    missing.delete(address);
    return hints;
  } catch (error) {
    if (!missing.has(address)) console.warn(error);
    missing.add(address);
    loading.delete(sample);
    endWalk();
    return undefined;
  }
}
