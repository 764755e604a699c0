import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {CORPUS_FOLDERS, listCorpus, readFolder} from '../corpusPrograms';

const checkout = mkdtempSync(join(tmpdir(), 'corpus-'));
const PATHS = [
  ...CORPUS_FOLDERS.map((folder) => `${folder}/.keep`),
  'tests/valid/a.test.w',
  'tests/valid/lib.w',
  'tests/valid/node_modules/b/main.w',
  'tests/valid/sub/c.main.w',
  'tests/valid/target/d.test.w',
  'tests/doc_examples/valid/e/main.w',
];

for (const path of PATHS) {
  mkdirSync(dirname(join(checkout, path)), {recursive: true});
  writeFileSync(join(checkout, path), `// ${path}`);
}

afterAll(() => rmSync(checkout, {recursive: true}));

describe('the corpus', () => {
  const programs = listCorpus(checkout);

  it('has the programs that can be compiled by themselves', () => {
    const found = programs.map(({group, name, entry}) => [group, name, entry]);
    expect(found).toEqual([
      ['tests/valid', 'tests/valid/a.test.w', 'a.test.w'],
      ['tests/valid', 'tests/valid/sub/c.main.w', 'c.main.w'],
      ['tests/doc_examples', 'tests/doc_examples/valid/e/main.w', 'main.w'],
    ]);
  });

  it('takes the folder of a program as its project', () => {
    expect(Object.keys(readFolder(programs[0]!.folder))).toEqual([
      '.keep',
      'a.test.w',
      'lib.w',
      'sub/c.main.w',
    ]);
  });

  it('fails where there is no checkout', () => {
    expect(() => listCorpus(join(checkout, 'tests'))).toThrow('ENOENT');
  });
});
