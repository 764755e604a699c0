import {describe, expect, it} from 'vitest';
import {dropOverridden} from './customProperties';

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
