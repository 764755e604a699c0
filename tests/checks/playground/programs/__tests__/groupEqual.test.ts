import {expect, it} from 'vitest';
import {groupEqual} from '../groupEqual';

it('keeps the order of items and of groups', () => {
  const groups = groupEqual(['b1', 'a1', 'b2', 'c1', 'b3'], ([letter]) => letter!);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2', 'b3']],
    ['a', ['a1']],
    ['c', ['c1']],
  ]);
});
