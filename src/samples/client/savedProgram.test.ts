import {expect, it} from 'vitest';
import {Refusal} from '../../lib/entrance/refusal';
import {parseSavedProgram} from './savedProgram';

const PROGRAM = {files: {'main.w': 'log("a");', 'lib.w': ''}, entry: 'main.w'};

it.each([PROGRAM, {...PROGRAM, printed: {kind: 'log', text: 'a'}}])('reads %j', (program) => {
  expect(parseSavedProgram(JSON.stringify({...program, other: 1}))).toEqual(program);
});

it.each([
  ['the page of an error', '<!doctype html>', 'The program of this page is not JSON.'],
  [
    'one without its entry',
    JSON.stringify({...PROGRAM, entry: 'toString'}),
    'The file to compile is missing.',
  ],
  ['a file that is no text', JSON.stringify({...PROGRAM, files: {'main.w': 1}}), 'at “files.main.w”'],
  ['other output', JSON.stringify({...PROGRAM, printed: {kind: 'error', text: ''}}), 'at “printed.kind”'],
  ['nothing', 'null', 'The program of this page'],
  ['too much', `"${'a'.repeat(1_000_000)}"`, 'up to 1,000,000 are allowed'],
])('refuses %s', (_, json, message) => {
  const read = () => parseSavedProgram(json);
  expect(read).toThrow(Refusal);
  expect(read).toThrow(message);
});
