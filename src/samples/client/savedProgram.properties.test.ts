import fc from 'fast-check';
import {expect, it} from 'vitest';
import {damaged, hostileText, mutated, neverBreaks} from '../../../tests/support/hostile';
import {parseSavedProgram} from './savedProgram';

const PROGRAMS = fc
  .record(
    {
      files: fc.dictionary(fc.string({minLength: 1}), fc.string(), {maxKeys: 5, noNullPrototype: true}),
      text: fc.string(),
      printed: fc.record({kind: fc.constantFrom('log', 'report'), text: fc.string()}),
    },
    {requiredKeys: ['files', 'text']},
  )
  .map(({files, text, ...printed}) => ({files: {...files, 'main.w': text}, entry: 'main.w', ...printed}));

it('a program comes out as it went in', () => {
  neverBreaks(
    PROGRAMS.filter(({files}) => !Object.hasOwn(files, '__proto__')),
    (program) => parseSavedProgram(JSON.stringify(program)),
    (read, program) => expect(read).toEqual(program),
  );
});

it('gives a program whose texts are texts, or a refusal', () => {
  const json = (value: unknown) =>
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? 0 : one)) ?? '';
  neverBreaks(
    fc.oneof(hostileText(), mutated(PROGRAMS.map(json)), damaged(PROGRAMS).map(json)),
    parseSavedProgram,
    ({files, entry, printed}) => {
      expect(Object.hasOwn(files, entry)).toBe(true);
      expect(Object.values(files).every((text) => typeof text === 'string')).toBe(true);
      expect([undefined, 'log', 'report']).toContain(printed?.kind);
    },
    1_000,
  );
});
