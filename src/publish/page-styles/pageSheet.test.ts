import {describe, expect, it} from 'vitest';
import {parsePage} from '../../lib/htmlTree';
import {toPageSheet, toSharedSheet} from './pageSheet';
import {readPage} from './readPage';
import {readScript} from './readScript';

const PAGE = `<html class="docs"><body id="top"><p class="note">Text</p>
  <svg><path fill="var(--drawn)"/></svg><script>document.body.append(make('made-inside'))</script></body></html>`;
const SCRIPT =
  'let e="copied";t.classList.add(`made-later`);t.className=`mark--${e}`;t.close();t.style.setProperty("--top","1px")';

const sheetOf = (css: string) => toPageSheet(css, readPage(parsePage(PAGE)), readScript(SCRIPT));

describe('the sheet of a page', () => {
  it.each([
    ['an element of the page', 'p{color:red}'],
    ['a class of the page', '.note{color:red}'],
    ['an id of the page', '#top{color:red}'],
    ['a class that a script of the page sets', '.made-inside{color:red}'],
    ['a class that a behaviour sets', '.made-later{color:red}'],
    ['a class that a behaviour puts together', '.mark--copied{color:red}'],
    ['one of several', ':is(.note,.made-later){color:red}'],
    ['nothing but a state', ':focus-visible{color:red}'],
    ['nothing but a part', '::selection{color:red}'],
    ['an attribute, which may be set at any time', '[data-theme=dark] p[hidden]{color:red}'],
    ['an element without something', '.note:not(.other){color:red}'],
    ['an element with something', '.note:has(.other){color:red}'],
    ['an open popover', '.note:popover-open{color:red}'],
    ['paper', '@media print{.note{color:red}}'],
  ])('keeps a rule for %s', async (_name, css) => {
    expect(await sheetOf(css)).toBe(css);
  });

  it.each([
    ['a class that nothing has', '.other{color:red}'],
    ["Infima's button that closes something", '.note .close:hover{color:red}'],
    ['an element that is not there', 'table{color:red}'],
    ['a class inside another that nothing has', '.other .note:hover{color:red}'],
    ['nothing on paper', '@media print{.other{color:red}}'],
  ])('leaves out a rule for %s', async (_name, css) => {
    expect(await sheetOf(css)).toBe('');
  });

  it('keeps the order of the layers, also of those that it has no rule of', async () => {
    const css = '@layer theme{.other{color:red}}@layer site{p{color:red}}';
    expect(await sheetOf(css)).toBe('@layer theme,site;@layer site{p{color:red}}');
  });

  it('keeps the properties that rules, animations, drawings and scripts read', async () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:1px;--drawn:red;--top:2px;--in-frames:0}' +
      'p{width:var(--a);animation:move 1s}@keyframes move{to{top:var(--in-frames)}}@keyframes unused{to{top:1px}}';
    const sheet = await toSharedSheet(css, readPage(parsePage(PAGE)), readScript(SCRIPT));
    expect(sheet).toContain(':root{--a:var(--b);--b:1px;--drawn:red;--top:2px;--in-frames:0}');
    expect(sheet).toContain('@keyframes move');
    expect(sheet).not.toContain('unused');
  });

  it('has no name for what is the same everywhere and read by its own rules alone', async () => {
    const css = ':root{--a:1px;--drawn:red}p{width:var(--a);color:var(--drawn)}';
    expect(await sheetOf(css)).toBe(':root{--drawn:red}p{width:1px;color:var(--drawn)}');
  });
});
