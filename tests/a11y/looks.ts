import type {Page} from '@playwright/test';

/** Attributes of the elements that another of the same look speaks for. */
export const REPEATED = {text: 'data-repeated-text', link: 'data-repeated-link'} as const;

/** Attribute of the elements that are judged for the others of their look: its place among the looks that are new. */
export const FRESH = {text: 'data-fresh-text', link: 'data-fresh-link'} as const;

/** Attribute of the elements within a landmark: they cannot be outside of all. */
export const IN_LANDMARK = 'data-in-landmark';

/** Begins the looks of what the second theme shows, hides or names in another way than the first. */
export const SHOWN = 'shown ';

/** The looks of texts and links that were judged already, each as the styles that make it. */
export type SeenLooks = Set<string>;

/**
 * Marks the elements whose text looks like that of an element before them, on this page or on another: the same colour,
 * size and weight on the same colours of everything behind it. The contrast of the first tells that of all, and a page
 * of the reference has thousands of them. Links within a text are marked in the same way; with them the text around
 * counts. An element that is taken out of the flow may lie over others, and its own text and parts count as another
 * look. What is not shown is not judged, and so speaks for nothing.
 *
 * The second call on a page compares: a control or an image that shows, or has a name, in one theme only is a look as well,
 * by its HTML.
 *
 * @param seen The looks that were judged already.
 * @returns the looks that are new
 */
export async function markRepeatedLooks(page: Page, seen: SeenLooks): Promise<string[]> {
  return page.evaluate(
    ([attributes, firsts, known, inLandmark, shown]) => {
      const judged = new Set(known);
      const fresh: string[] = [];
      const marks = [...Object.values(attributes), ...Object.values(firsts), inLandmark];
      // The marks of the first theme would make another look of the same.
      for (const element of document.querySelectorAll(marks.map((name) => `[${name}]`).join())) {
        marks.forEach((name) => element.removeAttribute(name));
      }
      // What sticks lies in its own place as long as the page is not scrolled.
      const isInFlow = (position: string) => ['static', 'relative', 'sticky'].includes(position);
      const grounds = new Map<Element | null, string>([[null, '']]);
      /** What lies behind the text of an element. */
      const ground = (element: Element | null): string => {
        const found = grounds.get(element);
        if (found !== undefined) return found;
        const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element!);
        const own = isInFlow(position) ? '' : element!.outerHTML.slice(0, 200);
        const layer = [backgroundColor, backgroundImage, opacity, own].join('|');
        const below = ground(element!.parentElement);
        const all = layer === 'rgba(0, 0, 0, 0)|none|1|' ? below : `${below}/${layer}`;
        grounds.set(element, all);
        return all;
      };
      const textLook = (element: Element) => {
        const style = getComputedStyle(element);
        const {color, fontSize, fontWeight, textShadow, visibility} = style;
        return [ground(element), color, fontSize, fontWeight, textShadow, visibility].join('|');
      };
      const mark = (element: Element, kind: keyof typeof attributes, look: string) => {
        if (!element.checkVisibility({visibilityProperty: true})) return;
        if (judged.has(look)) return element.setAttribute(attributes[kind], '');
        judged.add(look);
        element.setAttribute(firsts[kind], String(fresh.push(look) - 1));
      };
      for (const element of document.body.querySelectorAll('*')) {
        if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
        mark(element, 'text', `text ${textLook(element)}`);
      }
      for (const link of document.body.querySelectorAll('a[href]')) {
        const around = link.parentElement!;
        const {textDecorationLine, borderBottomWidth, fontStyle, display} = getComputedStyle(link);
        const within = getComputedStyle(around).display;
        const texts = around.textContent.trim() !== link.textContent.trim();
        mark(
          link,
          'link',
          [
            'link',
            textLook(link),
            textDecorationLine,
            borderBottomWidth,
            fontStyle,
            display,
            within,
            texts,
            textLook(around),
          ].join('|'),
        );
      }
      for (const element of document.querySelectorAll('main:not([role]) *, nav:not([role]) *')) {
        element.setAttribute(inLandmark, '');
      }
      const own = window as {statesOfElements?: WeakMap<Element, string>};
      const before = own.statesOfElements;
      const states = (own.statesOfElements = new WeakMap<Element, string>());
      for (const element of document.body.querySelectorAll('*')) {
        const names = ['alt', 'aria-label', 'aria-labelledby', 'title', 'role', 'aria-hidden'];
        const state = [
          element.checkVisibility({visibilityProperty: true}),
          ...names.map((name) => element.getAttribute(name)),
        ].join('|');
        states.set(element, state);
        if (!before || before.get(element) === state) continue;
        const whole = element.closest('a, button, [role], label, summary, figure, picture, svg') ?? element;
        const copy = whole.cloneNode(true) as Element;
        for (const part of [copy, ...copy.querySelectorAll('*')]) {
          marks.forEach((name) => part.removeAttribute(name));
        }
        const look = `${shown}${state} ${copy.outerHTML}`;
        if (judged.has(look)) continue;
        judged.add(look);
        fresh.push(look);
      }
      return fresh;
    },
    [REPEATED, FRESH, [...seen], IN_LANDMARK, SHOWN] as const,
  );
}
