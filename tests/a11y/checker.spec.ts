/** The visits have to see what they are there for. */
import {axeProblems, expect, test} from './visit';

const page = (body: string) => `<!doctype html><html lang="en" data-theme="dark"><head><title>T</title></head>
<body><main><h1>T</h1>${body}</main></body></html>`;

test('a page without faults has no problems', async ({visitor}) => {
  await visitor.page.setContent(page('<p>Text</p>'));
  expect(await axeProblems(visitor.page, 'dark')).toEqual([]);
});

for (const [fault, body, rule] of [
  ['pale text', '<p style="color: #ccc; background: #fff">Text</p>', 'color-contrast'],
  ['an image without a text', '<img src="data:,">', 'image-alt'],
  ['a button without a name', '<button></button>', 'button-name'],
  ['a leap of headings', '<h4>Deep</h4>', 'heading-order'],
  [
    'pale text after the same text in dark',
    '<p>Text</p><p style="color: #ccc; background: #fff">Text</p>',
    'color-contrast',
  ],
  [
    'text that its ground makes pale',
    '<p>Text</p><div style="background: #222"><p>Text</p></div>',
    'color-contrast',
  ],
  [
    'pale text that looks like another that is not shown',
    '<p hidden style="color: #ccc; background: #fff">Text</p><p style="color: #ccc; background: #fff">Text</p>',
    'color-contrast',
  ],
  [
    'a link that only its colour tells from the text',
    '<p style="color: #fff; background: #000">Text <a href="#x" style="color: #eee; text-decoration: none">link</a> and more</p>',
    'link-in-text-block',
  ],
  ['text that is faded', '<p>Text</p><div style="opacity: 0.3"><p>Text</p></div>', 'color-contrast'],
] as const) {
  test(`${fault} is a problem`, async ({visitor}) => {
    await visitor.page.setContent(page(body));
    expect((await axeProblems(visitor.page, 'dark')).join('\n')).toContain(`dark: ${rule}`);
  });
}

test('a look is judged once for all pages, and a new one where it comes', async ({visitor}) => {
  const seen = new Set<string>();
  const pale = page('<p style="color: #ccc; background: #fff">Text</p>');
  await visitor.page.setContent(page('<p>Text</p>'));
  expect(await axeProblems(visitor.page, 'dark', seen)).toEqual([]);
  await visitor.page.setContent(pale);
  expect((await axeProblems(visitor.page, 'dark', seen)).join('\n')).toContain('dark: color-contrast');
  await visitor.page.setContent(pale);
  expect(await axeProblems(visitor.page, 'dark', seen)).toEqual([]);
});

test('a look of which axe cannot tell is judged on the next page', async ({visitor}) => {
  const seen = new Set<string>();
  const text = '<p style="color: #ccc; background: #fff; margin: 0">Text</p>';
  const cover = '<div style="position: absolute; inset: 0; background: #777"></div>';
  await visitor.page.setContent(page(text + cover));
  expect((await axeProblems(visitor.page, 'dark', seen)).join('\n')).not.toContain('color-contrast');
  await visitor.page.setContent(page(text));
  expect((await axeProblems(visitor.page, 'dark', seen)).join('\n')).toContain('dark: color-contrast');
});

for (const [fault, body, rule] of [
  ['pale text', '<p style="color: #ccc; background: #fff">Text</p>', 'color-contrast'],
  ['an image without a text', '<img src="data:,">', 'image-alt'],
  ['a link without a name', '<a href="#x"></a>', 'link-name'],
] as const) {
  test(`${fault} in the light theme alone is a problem`, async ({visitor}) => {
    const light = page(`<style>[data-theme='dark'] div {display: none}</style><div>${body}</div>`);
    await visitor.page.setContent(light);
    expect(await axeProblems(visitor.page, 'dark')).toEqual([]);
    await visitor.page.locator('html').evaluate((html) => (html.dataset.theme = 'light'));
    expect((await axeProblems(visitor.page, 'light')).join('\n')).toContain(`light: ${rule}`);
  });
}

test('what a script complains of is kept', async ({visitor: {page: opened, complaints}}) => {
  complaints.length = 0;
  await opened.setContent(page(''));
  await opened.evaluate(() => {
    console.error('an error');
    console.warn('a warning');
    console.log('no complaint');
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  await expect.poll(() => complaints).toEqual(['error: an error', 'warning: a warning', 'error: thrown']);
});
