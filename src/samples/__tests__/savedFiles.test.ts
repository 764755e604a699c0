import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createSavedFiles} from '../savedFiles';

it('names files by what is in them, and writes each once', () => {
  const saved = createSavedFiles();
  const [one, again, other] = [
    saved.save('programs', {a: 1}),
    saved.save('programs', {a: 1}),
    saved.save('types', {a: 2}),
  ];
  expect(one).toMatch(/^programs\/page\.[0-9a-f]{16}\.json$/);
  expect(again).toBe(one);
  expect(saved.read(one)).toBe('{"a":1}');
  expect(saved.read('programs/none.json')).toBeUndefined();

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'));
  saved.write(folder);
  const written = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
  expect(written).toEqual(['programs', one, 'types', other]);
  fs.rmSync(folder, {recursive: true});
});
