import type {Page} from '@playwright/test';

/** Attribute of the elements whose text looks like that of one before them. */
export const REPEATED = 'data-repeated-look';

/**
 * Marks the elements whose text looks like that of an element before them: the same colour, size and weight on the
 * same colours of everything behind it. The contrast of the first tells that of all, and a page of the reference has
 * thousands of them. An element that is taken out of the flow may lie over others, and its own text and parts count
 * as another look.
 */
export async function markRepeatedLooks(page: Page): Promise<void> {
  await page.evaluate((attribute) => {
    const numbers = new Map<string, number>();
    const grounds = new Map<Element | null, number>([[null, 0]]);
    const number = (look: string) => {
      const known = numbers.get(look) ?? numbers.size + 1;
      numbers.set(look, known);
      return known;
    };
    /** What lies behind the text of an element, as one number. */
    const ground = (element: Element | null): number => {
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element!);
      const own = position === 'static' || position === 'relative' ? '' : element!.outerHTML.slice(0, 200);
      const all = number(
        [ground(element!.parentElement), backgroundColor, backgroundImage, opacity, own].join('|'),
      );
      grounds.set(element, all);
      return all;
    };
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute(attribute);
      if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
      const {color, fontSize, fontWeight, textShadow, visibility} = getComputedStyle(element);
      const look = [ground(element), color, fontSize, fontWeight, textShadow, visibility].join('|');
      if (seen.has(look)) element.setAttribute(attribute, '');
      seen.add(look);
    }
  }, REPEATED);
}
