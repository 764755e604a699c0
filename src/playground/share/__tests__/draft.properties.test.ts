import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileText, mutated, neverBreaks} from '../../../../tests/support/hostile';
import {readDraft, writeDraft} from '../draft';
import {programProblems, readProgram} from '../program';
import {hostilePrograms, programs} from './generated';

const DRAFTS = fc.record({program: programs(), savedAt: fc.nat()});

it('a draft is read as it was written', () => {
  neverBreaks(
    DRAFTS,
    (draft) => readDraft(writeDraft(draft)),
    (read, draft) => expect(read).toEqual(draft),
    500,
  );
});

it('what is stored is none, newer, or a program that can be opened', () => {
  const stored = fc.oneof(
    hostileText(),
    mutated(DRAFTS.map(writeDraft)),
    fc
      .record({
        version: fc.oneof(fc.constant(1), fc.anything()),
        program: hostilePrograms(),
        savedAt: fc.anything(),
      })
      .map((draft) => JSON.stringify(draft, (_, one: unknown) => (typeof one === 'bigint' ? 0 : one))),
  );
  neverBreaks(
    stored,
    (text) => readDraft(text),
    (draft) => {
      if (draft === undefined || draft === 'newer') return;
      expect(programProblems(draft.program)).toEqual([]);
      expect(typeof draft.savedAt).toBe('number');
    },
    2_000,
  );
});

it('a value is a program with all that it needs and nothing else, or is refused in a few sentences', () => {
  neverBreaks(
    hostilePrograms(),
    (value) => readProgram(value),
    (program) => expect(programProblems(program)).toEqual([]),
    2_000,
  );
  neverBreaks(
    hostilePrograms(),
    programProblems,
    (problems) => {
      expect(problems.length).toBeLessThanOrEqual(4);
      expect(problems.join(' ').length).toBeLessThan(1_000);
    },
    2_000,
  );
});
