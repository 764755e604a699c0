import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {BuiltPage} from '../../lib/builtPage';
import {decode} from '../../search/index-files/decode';
import type {NamesFile} from '../../search/index-files/files';
import {writeSearchIndex} from '../searchIndex';

it('writes the index of the built pages, and nothing of an older one stays', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'search-'));
  const folder = join(outDir, 'search');
  mkdirSync(folder);
  writeFileSync(join(folder, 'text-9.json'), '{}');
  const page =
    '<html><head><meta name=docsearch:docusaurus_tag content=default></head><body><main><h1>Page</h1></main>';
  const pages = [new BuiltPage('page.html', page)];
  await writeSearchIndex({root: outDir, outDir, locale: 'en', pages} as never);
  expect(readdirSync(folder).sort()).toEqual(['names.json', 'text-0.json']);
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8')) as NamesFile;
  expect(decode(names)).toMatchObject([{path: '/page', title: 'Page'}]);
  rmSync(outDir, {recursive: true});
});
