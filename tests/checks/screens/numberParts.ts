import type {Page} from '@playwright/test';
import type {Point} from './console';

/** Told from both themes, and from everything in the Console. */
const MARK =
  'position:fixed;z-index:2147483647;width:20px;height:20px;margin:-10px;border-radius:50%;background:#0a1312;' +
  'color:#fff;box-shadow:0 0 0 1.5px #fff;font:700 12px/20px sans-serif;text-align:center';

/**
 * Draws numbers over a page.
 *
 * @param places of the numbers, from 1: their centres
 */
export async function numberParts(page: Page, places: readonly Point[]): Promise<void> {
  await page.evaluate(
    ({style, points}) => {
      for (const [index, {x, y}] of points.entries()) {
        const mark = document.createElement('div');
        mark.textContent = `${index + 1}`;
        mark.style.cssText = `${style};left:${x}px;top:${y}px`;
        document.body.append(mark);
      }
    },
    {style: MARK, points: places},
  );
}
