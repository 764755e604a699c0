import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {linkProblems, readSite} from '../links';

const root = mkdtempSync(join(tmpdir(), 'links-'));
const PAGE = 'docs/learn/page.md';

beforeAll(() => {
  const files = {
    'tests/routes/routes.json': JSON.stringify([{path: '/docs/api/generated'}, {path: '/play'}]),
    'tests/content/anchors.txt': '# A comment.\n/docs/api/generated#method.put\n/docs/build/api#kept\n',
    'static/img/logo.svg': '',
    'docs/learn/console.png': '',
    'docs/index.md': '---\nslug: /\n---\n# Docs\n',
    'docs/concepts/inflights.md': '## Inflight code\n\n## Inflight code\n\n### Lifting `this` {#lift}\n',
    'docs/build/01-api/index.md': '::anchor{id="old-name"}\n',
    'blog/2023-02-17-plugins.mdx': '# Plugins\n',
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterAll(() => rmSync(root, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), text);
}

function problemsOf(text: string): string[] {
  write(PAGE, `---\ntitle: A page\n---\n\n## Own heading\n\n${text}\n`);
  return linkProblems(PAGE, readSite(root));
}

describe('a link is right', () => {
  it.each([
    '[a](../concepts/inflights.md)',
    '[a](../concepts/inflights.md#inflight-code)',
    '[a](../concepts/inflights.md#inflight-code-1)',
    '[a](../concepts/inflights.md#lift)',
    '[a](../build/01-api/index.md#old-name)',
    '[a](#own-heading)',
    '[a](/docs)',
    '[a](/docs/build/api#kept)',
    '[a](/docs/concepts/inflights#lift)',
    '[a](/docs/api/generated#method.put)',
    '[a](/blog/2023/02/17/plugins)',
    '[a](/img/logo.svg)',
    '[a](https://example.com/x)',
    '[a](pathname:///llms.txt)',
    '![a](./console.png)',
    '![a](/img/logo.svg)',
    '<Card to="../concepts/inflights.md#lift" />',
    '```md\n[a](../nowhere.md)\n```',
  ])('%s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('a link is wrong', () => {
  it.each([
    [
      '[a](../concepts/inflight.md)',
      'is no file; link to a page by its file: the nearest are ../concepts/inflights.md, ',
    ],
    ['[a](../concepts)', 'is no file; link to a page by its file: '],
    ['[a](../concepts/inflights.md#lifts)', 'has no such anchor; the nearest are lift, '],
    ['[a](#own-headings)', 'has no such anchor; the nearest are own-heading'],
    ['[a](/docs/concept/inflights)', 'is no address of the site; the nearest are /docs/concepts/inflights, '],
    ['[a](/docs/01-api)', 'is no address of the site; '],
    ['[a](/docs/concepts/inflights#lifts)', 'has no such anchor; the nearest are lift, '],
    ['[a](/docs/api/generated#method.putt)', 'has no such anchor; the nearest are method.put'],
    ['![a](./consoles.png)', 'is not there; the nearest are console.png'],
    ['[a][b]\n\n[b]: ../nowhere.md', 'is no file; '],
    ['<Card\n  to="../nowhere.md" />', 'is no file; '],
  ])('%s', (text, problem) => {
    const [found, ...others] = problemsOf(text);
    expect(others).toEqual([]);
    const line = 7 + text.split('\n').findIndex((one) => /nowhere|\]\(/.test(one));
    expect(found).toMatch(new RegExp(`^${PAGE}:${line}: \\S+ `));
    expect(found).toContain(problem);
  });
});
