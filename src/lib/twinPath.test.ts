import {expect, it} from 'vitest';
import {twinPath} from './twinPath';

it.each([
  ['/docs', '/', '/docs.md'],
  ['/docs/', '/', '/docs.md'],
  ['/', '/', '/index.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base/docs/a', '/base/', '/base/docs/a.md'],
])('the Markdown of %s, under %s, is at %s', (path, baseUrl, expected) => {
  expect(twinPath(path, baseUrl)).toBe(expected);
});
