import {expect, it} from 'vitest';
import {relativeLink} from '../relativeLink';

it.each([
  ['docs/api/cloud/bucket.md', 'docs/api/cloud/queue.md', './queue.md'],
  ['docs/api/cloud/bucket.md', 'docs/api/std/array.md', '../std/array.md'],
  ['docs/libraries/list.md', 'docs/libraries/winglibs/redis.md', './winglibs/redis.md'],
])('leads from %s to %s', (page, target, link) => {
  expect(relativeLink(page, target)).toBe(link);
});
