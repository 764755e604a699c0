import type {Page} from '@playwright/test';
import {replaceText} from '../support/codeEditor';
import {expect, test, visit} from '../support/test';

const MAIN = `bring "./price.w" as price;

let shown = price.Price.withTax(9);
log("{shown}");
`;

const PRICE = `pub class Price {
  pub static withTax(net: num): num {
    return net * 1.2;
  }
}
`;

const editor = (page: Page) => page.getByRole('region', {name: 'Program'}).getByRole('textbox');
const name = (page: Page, text: string) =>
  page.locator('.cm-content span').filter({hasText: new RegExp(`^${text}$`)});
const files = (page: Page) => page.getByRole('list', {name: 'Files'});

interface Held {
  /** Sends what was held back. */
  release?: () => void;
}

/** From now on, requests for the parameters of a call wait. */
async function holdParameters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    const waiting: (() => void)[] = [];
    Worker.prototype.postMessage = function (message: {method?: string}, ...rest) {
      const post = () => void Reflect.apply(send, this, [message, ...rest]);
      if (message.method === 'signatureHelp') waiting.push(post);
      else post();
    };
    (window as Held).release = () => {
      Worker.prototype.postMessage = send;
      for (const post of waiting) post();
    };
  });
}

/** Sends the requests that wait. A response to a later one has come, so theirs have as well. */
async function releaseParameters(page: Page): Promise<void> {
  await page.evaluate(() => (window as Held).release!());
  await name(page, 'shown').first().hover();
  await expect(page.locator('.cm-tooltip-hover')).toContainText('shown: num');
}

/** Waits until the compiler has seen the text as it is now. */
async function expectChecked(page: Page): Promise<void> {
  const problems = page.getByRole('region', {name: 'Problems'});
  await expect(problems).toHaveAttribute('data-checked', 'true');
  await expect(problems.getByRole('heading')).toHaveText('No problems');
}

async function openFile(page: Page, file: string): Promise<void> {
  await files(page).getByRole('button', {name: file}).click();
  await expectFile(page, file);
}

async function expectFile(page: Page, file: string): Promise<void> {
  await expect(files(page).getByRole('button', {name: file})).toHaveAttribute('aria-current', 'true');
}

test.describe('the names of a program with two files', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/play');
    await expect(page.locator('.cm-content')).toBeVisible();
    await page.getByRole('button', {name: 'Add file', exact: true}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('price.w');
    await dialog.getByRole('button', {name: 'Add'}).click();
    await expectFile(page, 'price.w');
    await replaceText(editor(page), PRICE);
    await openFile(page, 'main.w');
    await replaceText(editor(page), MAIN);
    await expectChecked(page);
  });

  test('show their types under the pointer, and the parameters of a call', async ({page}) => {
    await name(page, 'shown').first().hover();
    await expect(page.locator('.cm-tooltip-hover')).toContainText('shown: num');
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type('price.Price.withTax(');
    const parameters = page.locator('.cm-tooltip').filter({hasText: 'net: num'});
    await expect(parameters).toBeVisible();
    const list = page.locator('.cm-tooltip-autocomplete');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(parameters).toBeHidden();
    await expect(list).toBeHidden();
    await expect(editor(page)).toBeFocused();
  });

  test('do not open again after Escape', async ({page}) => {
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type('price.Price.withTax(');
    const parameters = page.locator('.cm-tooltip').filter({hasText: 'net: num'});
    await expect(parameters).toBeVisible();
    // The first key asks for the parameters anew; the second comes before the response.
    await page.evaluate(() => {
      const content = document.querySelector('.cm-content')!;
      for (const key of ['ArrowRight', 'Escape'])
        content.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    });
    await expect(parameters).toBeHidden();
    // A response to a later question has come, so those before it have as well.
    await name(page, 'shown').first().hover();
    await expect(page.locator('.cm-tooltip-hover')).toContainText('shown: num');
    await expect(parameters).toBeHidden();
  });

  test('show no parameters of a call that was taken back before they came', async ({page}) => {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await holdParameters(page);
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type('log(');
    await page.keyboard.press('Backspace');
    await releaseParameters(page);
    await page.keyboard.type('x');
    await expect(editor(page)).toContainText(/logx$/);
    await expect(page.locator('.cm-tooltip').filter({hasText: 'message'})).toHaveCount(0);
    expect(failures).toEqual([]);
  });

  test('show the parameters of a call that was written on before they came', async ({page}) => {
    await holdParameters(page);
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type('price.Price.withTax(1');
    await releaseParameters(page);
    await expect(page.locator('.cm-tooltip').filter({hasText: 'net: num'})).toBeVisible();
  });

  test('lead to their definition, in the other file', async ({page}) => {
    await name(page, 'withTax').click();
    await page.keyboard.press('F12');
    await expectFile(page, 'price.w');
    await expect(editor(page)).toBeFocused();
    await openFile(page, 'main.w');
    await name(page, 'withTax').click({modifiers: ['ControlOrMeta']});
    await expectFile(page, 'price.w');
  });

  test('are renamed in both files', async ({page}) => {
    await openFile(page, 'price.w');
    await name(page, 'Price').click();
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Total');
    await dialog.getByRole('button', {name: 'Rename'}).click();
    await expect(editor(page)).toContainText('pub class Total {');
    await openFile(page, 'main.w');
    await expect(editor(page)).toContainText('price.Total.withTax(9)');
    await expectChecked(page);
  });

  test('are listed, each with a link to its place', async ({page}) => {
    await openFile(page, 'price.w');
    await editor(page).press('ControlOrMeta+Shift+O');
    const dialog = page.getByRole('dialog', {name: 'Names in price.w'});
    await expect(dialog.getByRole('listitem')).toHaveText(['Price class']);
    await dialog.getByRole('button', {name: /^Price/}).click();
    await expect(dialog).toBeHidden();
    await expect(editor(page)).toBeFocused();
  });
});
