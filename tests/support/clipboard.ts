import type {Page} from '@playwright/test';

/**
 * What was copied, as a reader gets it: by pasting. The site's own policy lets no script read the clipboard. The focus stays where
 * it was.
 */
export async function readClipboard(page: Page): Promise<string> {
  const focused = await page.evaluateHandle(() => document.activeElement);
  const field = await page.evaluateHandle(() =>
    document.body.appendChild(document.createElement('textarea')),
  );
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  await focused.evaluate((element) => element instanceof HTMLElement && element.focus());
  return text;
}
