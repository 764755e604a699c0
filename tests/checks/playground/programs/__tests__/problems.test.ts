import {describe, expect, it} from 'vitest';
import {type Judged, problemOf, refusalsOf} from '../problems';

const EXEC = {feature: 'util.exec', reason: 'there are no processes'};
const SAME: Judged = {id: 'a', place: 'docs/a.md:1', differences: []};
const OTHER: Judged = {...SAME, differences: ['logs of root/a']};
const REFUSED: Judged = {...OTHER, refused: EXEC};

describe('a program of the site', () => {
  it('does the same, or is refused as its fence says', () => {
    expect(problemOf(SAME, undefined)).toBeUndefined();
    expect(problemOf(REFUSED, EXEC)).toBeUndefined();
  });

  it.each([
    [OTHER, undefined, 'not what the command line does\nlogs of root/a'],
    [OTHER, EXEC, 'not what the command line does'],
    [REFUSED, undefined, 'write noplay="util.exec" on its fence'],
    [REFUSED, {...EXEC, feature: 'util.shell'}, 'but for util.shell (there are no processes) by its fence'],
    [SAME, EXEC, 'but it runs'],
  ])('has a problem otherwise (%#)', (judged, listed, message) => {
    expect(problemOf(judged, listed)).toContain(message);
  });

  it('may be known to do something else', () => {
    expect(problemOf(OTHER, undefined, 'a reason')).toBeUndefined();
    expect(problemOf(REFUSED, undefined, 'a reason')).toContain('write noplay');
    expect(problemOf(SAME, undefined, 'a reason')).toContain('but it does the same');
  });

  it('may do the same though something is refused', () => {
    expect(refusalsOf([{...SAME, refused: EXEC}]).size).toBe(0);
    expect([...refusalsOf([SAME, OTHER, REFUSED])]).toEqual([['a', EXEC]]);
  });
});
