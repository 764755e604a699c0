import {describe, expect, it} from 'vitest';
import {type ComparedProgram, effectiveUnsupportedFeature, problemOf} from '../problems';

const EXEC = {feature: 'util.exec', reason: 'there are no processes'};
const SAME: ComparedProgram = {id: 'a', location: 'docs/a.md:1', differences: []};
const OTHER: ComparedProgram = {...SAME, differences: ['logs of root/a']};
const UNSUPPORTED: ComparedProgram = {...OTHER, unsupported: EXEC};

describe('a program of the site', () => {
  it('behaves the same, or uses the unsupported feature that its fence names', () => {
    expect(problemOf(SAME, {})).toBeUndefined();
    expect(problemOf(UNSUPPORTED, {unsupported: EXEC})).toBeUndefined();
  });

  it.each([
    [OTHER, {}, 'docs/a.md:1: behaves differently from the command line\nlogs of root/a'],
    [OTHER, {unsupported: EXEC}, 'behaves differently from the command line'],
    [UNSUPPORTED, {}, 'write noplay="util.exec" on its fence'],
    [
      UNSUPPORTED,
      {unsupported: {...EXEC, feature: 'util.shell'}},
      'but its fence says util.shell (there are no processes)',
    ],
    [SAME, {unsupported: EXEC}, 'has noplay="util.exec" on its fence, but runs'],
  ])('has a problem otherwise (%#)', (compared, expected, message) => {
    expect(problemOf(compared, expected)).toContain(message);
  });

  it('may differ for a known reason', () => {
    const expected = {differs: 'a reason'};
    expect(problemOf(OTHER, expected)).toBeUndefined();
    expect(problemOf(UNSUPPORTED, expected)).toContain('write noplay');
    expect(problemOf(SAME, expected)).toContain('but behaves the same');
  });

  it('may behave the same though it uses an unsupported feature', () => {
    expect(effectiveUnsupportedFeature({...SAME, unsupported: EXEC})).toBeUndefined();
    expect(effectiveUnsupportedFeature(UNSUPPORTED)).toBe(EXEC);
  });
});
