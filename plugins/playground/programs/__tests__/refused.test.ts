import {expect, it} from 'vitest';
import {REFUSED_GROUPS, refusalOf, toGroups} from '../refused';

const EXEC = {feature: 'util.exec', reason: 'there are no processes'};
const SHELL = {feature: 'util.shell', reason: 'there are no processes'};

it('groups programs by what they are refused for, in an order that stays', () => {
  const refused = new Map([
    ['c', SHELL],
    ['b', EXEC],
    ['a', EXEC],
  ]);
  expect(toGroups(refused)).toEqual([
    {...EXEC, programs: ['a', 'b']},
    {...SHELL, programs: ['c']},
  ]);
});

it('finds the refusal of a program', () => {
  for (const {programs, feature} of REFUSED_GROUPS) {
    expect(refusalOf({id: programs[0]!, language: 'wing'})?.feature).toBe(feature);
  }
  expect(refusalOf({id: 'none', language: 'wing'})).toBeUndefined();
  expect(refusalOf({id: 'none', language: 'ts'})?.feature).toBe('Wing in TypeScript');
});
