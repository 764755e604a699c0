import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createSavedFiles} from '../savedFiles';

const PROGRAM = {files: {'main.w': ''}, entry: 'main.w'};

it('names files by what is in them, and writes each once', () => {
  const saved = createSavedFiles('/site/');
  const [one, again, other] = [
    saved.save('programs', PROGRAM),
    saved.save('programs', PROGRAM),
    saved.save('types', {entries: [], samples: []}),
  ];
  expect(one).toMatch(/^\/site\/assets\/programs\/page\.[0-9a-f]{16}\.json$/);
  expect(again).toBe(one);
  expect(saved.read(one)).toBe(JSON.stringify(PROGRAM));
  expect(saved.read('/site/assets/programs/none.json')).toBeUndefined();

  const inFolder = (address: string) => address.replace('/site/', '');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'));
  saved.write(folder);
  const written = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
  expect(written).toEqual(['assets', 'assets/programs', inFolder(one), 'assets/types', inFolder(other)]);
  fs.rmSync(folder, {recursive: true});
});
