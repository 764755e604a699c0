import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findPages} from './contentPages';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  for (const file of [
    'docs/b.md',
    'docs/a/a.mdx',
    'docs/a/main.w',
    'docs/a/node_modules/x/readme.md',
    'docs/a/target/out.md',
    'blog/post.mdx',
    'README.md',
  ]) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), '');
  }
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('findPages', () => {
  it('finds the pages of the site, sorted, without what is installed or built', () => {
    expect(findPages(root)).toEqual(['blog/post.mdx', 'docs/a/a.mdx', 'docs/b.md']);
  });

  it('takes files and folders, each page once', () => {
    const at = (...names: string[]) =>
      findPages(
        root,
        names.map((name) => path.join(root, name)),
      );
    expect(at('docs/a', 'docs/a/a.mdx')).toEqual(['docs/a/a.mdx']);
    expect(at('docs/a/main.w', 'none')).toEqual([]);
  });
});
