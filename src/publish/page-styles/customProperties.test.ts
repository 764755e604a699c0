import {describe, expect, it} from 'vitest';
import {dropOverridden, inlineConstants} from './customProperties';

describe('a value of the root element in a layer', () => {
  it('goes when it is set again outside', () => {
    const css =
      '@layer a{:root{--x:1;--y:1}html[data-theme=dark]{--x:2}@media (width<=996px){:root{--x:3}}}html:root{--x:4}';
    expect(dropOverridden(css)).toBe(
      '@layer a{:root{--y:1}html[data-theme=dark]{}@media (width<=996px){:root{}}}html:root{--x:4}',
    );
  });

  it.each([
    ['it is of another element', '@layer a{.alert{--x:1}}html:root{--x:4}'],
    [
      'the other is for a screen of some width only',
      '@layer a{:root{--x:1}}@media (width<=996px){:root{--x:4}}',
    ],
    ['the other is in a layer as well', '@layer a{:root{--x:1}}@layer b{:root{--x:4}}'],
    ['the other is of one theme only', '@layer a{:root{--x:1}}[data-theme=dark]{--x:4}'],
  ])('stays when %s', (_name, css) => {
    expect(dropOverridden(css)).toBe(css);
  });
});

describe('a value of the root element that is the same on every page', () => {
  const inlined = (css: string, names: readonly string[] = []) => inlineConstants(css, new Set(names));

  it('is written where it is read, in other values as well', () => {
    const css = ':root{--x:var(--y) 2px}@layer a{html{--y:1px}}p{margin:var(--x) var( --y );top:var(--x)}';
    expect(inlined(css)).toBe(':root{--x:1px 2px}@layer a{html{--y:1px}}p{margin:1px 2px 1px;top:1px 2px}');
  });

  it('stays apart from what is next to it', () => {
    const css = ':root{--x:1px;--y:2px}p{margin:var(--x)var(--y)var(--z);font:var(--x)/var(--y)a}';
    expect(inlined(css)).toBe(':root{--x:1px;--y:2px}p{margin:1px 2px var(--z);font:1px / 2px a}');
  });

  it.each([
    ['the minifier would write something else for it', ':root{--x:transparent}p{background:var(--x)}'],
    ['each theme has its own', ':root{--x:1px}[data-theme=dark]{--x:2px}p{top:var(--x)}'],
    ['it is of the dark theme alone', '[data-theme=dark]{--x:1px}p{top:var(--x)}'],
    ['it is of some screens alone', '@media (width<=996px){:root{--x:1px}}p{top:var(--x)}'],
    ['an element has its own', ':root{--x:1px}.card{--x:2px}p{top:var(--x)}'],
    ['it is of an element', '.card{--x:1px}p{top:var(--x)}'],
    ['it reads what an element may set', ':root{--x:var(--y);--y:1px}.card{--y:2px}p{top:var(--x)}'],
    ['it reads what nothing sets', ':root{--x:var(--y)}p{top:var(--x)}'],
    ['it reads itself', ':root{--x:var(--y);--y:var(--x)}p{top:var(--x)}'],
    ['there is a value for when there is none', ':root{--x:1px}p{top:var(--x,2px)}'],
  ])('is not when %s', (_name, css) => {
    expect(inlined(css)).toBe(css);
  });

  it('is not when a script or a drawing reads or sets it', () => {
    const css = ':root{--x:1px}p{top:var(--x)}';
    expect(inlined(css, ['--x'])).toBe(css);
  });
});
