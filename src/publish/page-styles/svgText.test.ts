import {expect, it} from 'vitest';
import {svgsAsText} from './svgText';

const SVG = '<svg viewBox="0 0 1 1" fill="#fff"><path d="M0 0h50%"/></svg>\n';

it('a drawing in base64 becomes the same drawing as text', () => {
  const css = svgsAsText(`a{mask:url(data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}) 0}`);
  const [, text] = /^a\{mask:url\("data:image\/svg\+xml,(.*)"\) 0\}$/.exec(css)!;
  expect(decodeURIComponent(text!)).toBe(SVG.trim().replaceAll('"', "'"));
});

it('other addresses stay', () => {
  const css = 'a{mask:url(/a.svg)}b{background:url("data:image/svg+xml,%3Csvg/%3E")}';
  expect(svgsAsText(css)).toBe(css);
});
