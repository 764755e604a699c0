import {expect, type Locator} from '@playwright/test';

/**
 * Puts a text in the place of that in a code editor, as a reader pastes it. `fill` selects in the page what the editor may
 * be drawing again: then the text comes before the old one, now and then; and in Firefox it leaves an empty line. Waits for the
 * code editor: in the text field that is there before it, an event that is no reader's paste does nothing.
 *
 * @param editor what the reader types in
 */
export async function replaceText(editor: Locator, text: string): Promise<void> {
  await expect(editor).toHaveClass(/\bcm-content\b/);
  await editor.press('ControlOrMeta+a');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {bubbles: true, cancelable: true});
    // Firefox empties what the event is made with.
    element.dispatchEvent(Object.defineProperty(event, 'clipboardData', {value: clipboardData}));
  }, text);
}
