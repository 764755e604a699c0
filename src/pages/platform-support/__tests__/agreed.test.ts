import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {hashAnswers, readAgreed, writeAgreed} from '../agreed';

let folder: string;
let script: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agreed-'));
  script = path.join(folder, 'script.ts');
  fs.writeFileSync(script, "import {SNIPPET} from './snippet';\nconsole.log(SNIPPET);\n");
  fs.writeFileSync(path.join(folder, 'snippet.ts'), "export const SNIPPET = 'true';\n");
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

it('has another hash when the toolchain, what is written, or a module of the script has changed', () => {
  const hash = hashAnswers('1', '{}', script);
  expect(hashAnswers('1', '{}', script)).toBe(hash);
  expect(hashAnswers('2', '{}', script)).not.toBe(hash);
  expect(hashAnswers('1', '{"a":1}', script)).not.toBe(hash);
  fs.writeFileSync(path.join(folder, 'snippet.ts'), "export const SNIPPET = 'false';\n");
  expect(hashAnswers('1', '{}', script)).not.toBe(hash);
});

it('knows a run of the same hash only', () => {
  const file = path.join(folder, 'cache/agreed.json');
  expect(readAgreed(file, 'a')).toBeUndefined();
  writeAgreed(file, {hash: 'a', answers: 804});
  expect(readAgreed(file, 'a')).toBe(804);
  expect(readAgreed(file, 'b')).toBeUndefined();
  fs.writeFileSync(file, '{"hash":');
  expect(readAgreed(file, 'a')).toBeUndefined();
});
