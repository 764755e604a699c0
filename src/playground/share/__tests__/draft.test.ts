import {describe, expect, it} from 'vitest';
import {readDraft, writeDraft} from '../draft';
import {isProgram} from '../program';
import {HELLO} from './programs';

const DRAFT = {program: HELLO, savedAt: 1000};

describe('readDraft', () => {
  it('reads what was written', () => expect(readDraft(writeDraft(DRAFT))).toEqual(DRAFT));

  it.each([
    null,
    '',
    'no JSON',
    'null',
    '[]',
    '{}',
    '{"version":0}',
    '{"version":1.5}',
    '{"version":"1"}',
    '{"version":1}',
    '{"version":1e999}',
    '1',
    `{"version":1,"savedAt":1,"program":${'['.repeat(100_000)}`,
    `{"version":1,"savedAt":1,"program":[${'0,'.repeat(2_000)}0]}`,
    '{"version":1,"savedAt":1,"program":{"__proto__":{}}}',
    JSON.stringify({version: 1, program: HELLO, savedAt: '1'}),
    JSON.stringify({version: 1, program: HELLO}),
    JSON.stringify({version: 1, savedAt: 1, program: {...HELLO, entry: 'x'}}),
  ])('reads nothing from %s', (stored) => expect(readDraft(stored)).toBeUndefined());

  it('migrates an older version step by step', () => {
    const steps = [
      ({text, ...draft}: Record<string, unknown>) => ({...draft, files: {'main.w': text}}),
      ({files, ...draft}: Record<string, unknown>) => ({...draft, program: {...HELLO, files}}),
    ];
    const program = {...HELLO, files: {'main.w': 'x'}};
    expect(readDraft('{"version":1,"savedAt":1,"text":"x"}', steps)).toEqual({program, savedAt: 1});
    expect(readDraft('{"version":2,"savedAt":1,"files":{"main.w":"x"}}', steps)).toEqual({
      program,
      savedAt: 1,
    });
  });

  it('does not try to read a newer version', () => expect(readDraft('{"version":2}')).toBe('newer'));

  it('reads nothing but the program', () => {
    const stored = JSON.stringify({version: 1, program: {...HELLO, run: true}, savedAt: 1000, by: 'x'});
    expect(readDraft(stored)).toEqual(DRAFT);
  });

  it('reads the longest that can be written', () => {
    const program = {...HELLO, files: {'main.w': '\u0001'.repeat(200_000 - 'main.w'.length)}};
    expect(isProgram(program)).toBe(true);
    expect(readDraft(writeDraft({program, savedAt: 1000}))).toEqual({program, savedAt: 1000});
  });

  it('takes one that is longer for that of a playground that allows more', () => {
    expect(readDraft(' '.repeat(1_210_000))).toBeUndefined();
    expect(readDraft(' '.repeat(1_210_001))).toBe('newer');
  });

  it('hides no mistake of a migration', () => {
    const migrate = () => {
      throw new TypeError('a mistake');
    };
    expect(() => readDraft('{"version":1}', [migrate])).toThrow(TypeError);
  });
});
