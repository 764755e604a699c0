import {expect, it} from 'vitest';
import {parameterRanges} from '../signature';

it('finds the parameters in the label of a call, where their texts occur before as well', () => {
  const label = 'key: str(key: str, body: str)';
  const ranges = parameterRanges(label, ['key: str', 'body: str']);
  expect(ranges.map((range) => label.slice(...range))).toEqual(['key: str', 'body: str']);
  expect(ranges[0]).toEqual([9, 17]);
});

it('takes offsets as they are', () => {
  expect(parameterRanges('put(key: str)', [[4, 12]])).toEqual([[4, 12]]);
});
