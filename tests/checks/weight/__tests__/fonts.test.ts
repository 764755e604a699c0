import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {fontsOf, readFontSheet} from '../fonts';

const FACES = `
  @font-face {font-family: Text; src: url(/text.woff2); unicode-range: U+0-FF, U+2013}
  @font-face {font-family: Text; src: url(/text-more.woff2); unicode-range: U+100-24F}
  @font-face {font-family: Text; font-style: italic; src: url(/italic.woff2)}
  @font-face {font-family: Code; src: url(/code.woff2)}
  @font-face {font-family: Fallback; src: local(Arial)}
  :root {--mono: Code, monospace}
  body {font: 400 1rem/1.5 Text, Fallback, sans-serif}
  code {font-family: var(--mono)}`;

const fonts = (html: string, css = '') => fontsOf(load(html), readFontSheet([FACES, css])).sort();

describe('the fonts of a page', () => {
  it.each([
    ['text', '<p>Text</p>', ['/text.woff2']],
    ['a character of another file', '<p>Zażółć</p>', ['/text-more.woff2', '/text.woff2']],
    ['a character that no file has', '<p>文</p>', []],
    ['what browsers slant', '<p>A <em>b</em></p>', ['/italic.woff2', '/text.woff2']],
    ['what is inherited', '<em><span>b</span></em>', ['/italic.woff2', '/text.woff2']],
    ['code', '<code>a</code>', ['/code.woff2', '/text.woff2']],
    [
      'code that is slanted, without a file for it',
      '<em><code>a</code></em>',
      ['/code.woff2', '/italic.woff2', '/text.woff2'],
    ],
    ['what is hidden', '<p>a</p><code hidden>b</code><template><code>c</code></template>', ['/text.woff2']],
    ['what is closed', '<details><summary>a</summary><code>b</code></details>', ['/text.woff2']],
    [
      'what is open',
      '<details open><summary>a</summary><code>b</code></details>',
      ['/code.woff2', '/text.woff2'],
    ],
    ['a control, which has a font of the system', '<button>a</button>', []],
    ['a hint in a field', '<input style="" class="f" placeholder="a">', []],
  ])('are those of %s', (_what, html, files) => {
    expect(fonts(html)).toEqual(files);
  });

  it.each([
    ['the more specific rule', 'p code {font: inherit} code {font-family: Code}', ['/text.woff2']],
    ['the later rule', 'code {font-family: Text}', ['/text.woff2']],
    ['the rule outside of layers', '@layer a {p code {font-family: Text}}', ['/code.woff2', '/text.woff2']],
    [
      'the later layer',
      '@layer a, b; @layer b {p em {font-style: normal}} @layer a {p em {font-style: italic}}',
      ['/code.woff2', '/text.woff2'],
    ],
    ['a rule for the phone', '@media (max-width: 996px) {code {display: none}}', ['/text.woff2']],
    [
      'no rule for wide screens',
      '@media (min-width: 997px) {code {display: none}}',
      ['/code.woff2', '/text.woff2'],
    ],
    ['no rule for a state', 'code:hover {font-family: Text}', ['/code.woff2', '/text.woff2']],
    [
      'what a rule puts before',
      'p::before {content: "ż"}',
      ['/code.woff2', '/text-more.woff2', '/text.woff2'],
    ],
    [
      'a rule for classes that the page does not have',
      '.gone code {font-family: Text}',
      ['/code.woff2', '/text.woff2'],
    ],
  ])('follow %s', (_what, css, files) => {
    expect(fonts('<p>a <code>b</code></p>', css)).toEqual(files);
  });

  it('are those of the line that holds other elements, too', () => {
    expect(
      fonts('<p class="i"><b class="n">a</b></p>', '.i {font-style: italic} .n {font-style: normal}'),
    ).toEqual(['/italic.woff2', '/text.woff2']);
  });
});
