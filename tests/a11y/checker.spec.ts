/** The visits have to see what they are there for. */
import {axeProblems, expect, test, THEME_RULES} from './visit';

const page = (body: string) => `<!doctype html><html lang="en" data-theme="dark"><head><title>T</title></head>
<body><main><h1>T</h1>${body}</main></body></html>`;

// The policy of a page that was visited would be that of its content.
test.beforeEach(async ({visitor}) => void (await visitor.page.goto('about:blank')));

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
  ['text outside of all landmarks', '</main><p>Text</p>', 'region'],
  ['text in a main part of another role', '</main><main role="presentation"><p>Text</p></main>', 'region'],
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

const SHELL = '<nav aria-label="Main"><a href="/">Home</a><button>Menu</button></nav>';

for (const [fault, shell, rule] of [
  ['a link without a name', SHELL.replace('Home', ''), 'link-name'],
  ['a button without a name', SHELL.replace('Menu', ''), 'button-name'],
  ['an image without a text', SHELL.replace('Home', 'Home <img src="data:,">'), 'image-alt'],
  ['pale text', SHELL.replace('<button', '<button style="color: #ccc; background: #fff"'), 'color-contrast'],
  ['a list without items', SHELL.replace('Home', '<ul><p>Home</p></ul>'), 'list'],
  ['an unknown role', SHELL.replace('<button', '<button role="knob"'), 'aria-roles'],
  ['a second landmark of the same name', SHELL + SHELL, 'landmark-unique'],
] as const) {
  test(`${fault} in the navbar is a problem, also where the pages before had a good one`, async ({
    visitor,
  }) => {
    const newLooks = () => ({dark: new Set<string>(), light: new Set<string>()});
    let seen = newLooks();
    const judge = async () => [
      ...(await axeProblems(visitor.page, 'dark', seen.dark)),
      ...(await axeProblems(visitor.page, 'light', seen.light)),
    ];
    const open = async (own: string) => {
      await visitor.page.setContent(page('<p>Text</p>').replace('<main>', `${own}<main>`));
      await visitor.page.evaluate(() => {
        const dark = matchMedia('(prefers-color-scheme: dark)');
        const follow = () => (document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light');
        dark.addEventListener('change', follow);
        follow();
      });
    };
    const judgeGoodOnes = async () => {
      for (let pages = 0; pages < 2; pages += 1) {
        await open(SHELL);
        expect(await judge()).toEqual([]);
      }
    };
    await judgeGoodOnes();
    await open(shell);
    expect((await judge()).join('\n')).toContain(`dark: ${rule}`);

    if (!THEME_RULES.includes(rule)) return;
    seen = newLooks();
    await judgeGoodOnes();
    await open(
      `<style>[data-theme='dark'] div {display: none}</style><div>${shell}</div>${SHELL.replace('Main', 'Second')}`,
    );
    expect((await judge()).join('\n')).toContain(`light: ${rule}`);
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

test('what the policy of a page stops is kept', async ({visitor: {page: opened, complaints}}) => {
  complaints.length = 0;
  const policy = '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'">';
  const stopped = page('<img alt="" src="https://other.example/a.png">').replace('<head>', `<head>${policy}`);
  await opened.goto(`data:text/html,${encodeURIComponent(stopped)}`);
  await expect
    .poll(() => complaints)
    .toContainEqual(expect.stringContaining('The policy has stopped: img-src https://other.example/a.png'));
});
