import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';

interface Rules {
  readonly redirects: readonly {readonly source: string; readonly destination: string}[];
}

const {redirects} = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../vercel.json'), 'utf8'),
) as Rules;

/** Where the host leads a path, as `path-to-regexp` reads a source with one named pattern. */
function targetOf(path: string): string | undefined {
  for (const {source, destination} of redirects) {
    const rest = new RegExp(`^${source.replace('/:path(', '/(')}$`).exec(path);
    if (rest) return destination.replace(':path', rest[1] ?? '');
  }
  return undefined;
}

it('leads to the Markdown of pages', () => {
  expect(targetOf('/')).toBe('/index.md');
  expect(targetOf('/docs/learn/hello-world')).toBe('/docs/learn/hello-world.md');
  expect(targetOf('/search')).toBeUndefined();
  expect(targetOf('/docs.md')).toBeUndefined();
});

it('leads to no other host', () => {
  expect(['//evil', '///evil', '//evil/docs'].map(targetOf)).toEqual([undefined, undefined, undefined]);
});
