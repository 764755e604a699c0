import {expect, it} from 'vitest';
import {toHitPath} from './hitPath';

it.each([
  ['https://www.winglang.io/docs/queues?a=b#pop', '/', '/docs/queues?a=b#pop'],
  ['https://www.winglang.io/docs/queues/', '/', '/docs/queues'],
  ['https://www.winglang.io/', '/', '/'],
  ['https://www.winglang.io/docs/queues', '/preview/', '/preview/docs/queues'],
  ['https://host.example/preview/docs/queues', '/preview/', '/preview/docs/queues'],
  ['https://host.example/previews', '/preview/', '/preview/previews'],
  ['https://host.example/preview', '/preview/', '/preview/'],
  ['https://host.example//other.example/a', '/', '/other.example/a'],
  ['https://host.example/\\\\other.example', '/', '/other.example'],
])('leads from %s to the page under %s', (url, baseUrl, path) => {
  expect(toHitPath(url, baseUrl)).toBe(path);
});
