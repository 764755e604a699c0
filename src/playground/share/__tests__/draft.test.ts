import {describe, expect, it} from 'vitest';
import {readDraft, writeDraft} from '../draft';
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
});
