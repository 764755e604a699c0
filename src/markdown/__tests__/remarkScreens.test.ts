import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {afterAll, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {remarkScreens} from '../remarkScreens';

const folder = mkdtempSync(join(tmpdir(), 'screens-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** What a paragraph has become: its type, or the element with the addresses of its pictures. */
function shown(markdown: string): string {
  const tree = fromMarkdown(markdown);
  remarkScreens()(tree, new VFile({path: join(folder, 'page.md')}));
  const [first] = tree.children;
  if (first?.type !== ('mdxJsxFlowElement' as string)) return first!.type;
  const {name, children} = first as unknown as {name: string; children: {url: string; alt: string}[]};
  return [name, ...children.map(({url, alt}) => `${alt} ${url}`)].join(', ');
}

it('shows the picture of a screen in both themes, or in the one that there is', () => {
  writeFileSync(join(folder, 'map-dark.avif'), '');
  expect(shown('![The map](./map.avif)')).toBe('Screen, The map ./map.avif, The map ./map-dark.avif');
  expect(shown('![The page](./page.avif)')).toBe('Screen, The page ./page.avif');
});

it('leaves other pictures, and those within a text, as they are', () => {
  expect(shown('![A drawing](./a.svg)')).toBe('paragraph');
  expect(shown('The map: ![The map](./map.avif)')).toBe('paragraph');
});
