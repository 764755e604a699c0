import {describe, expect, test} from 'vitest';
import {toResult} from '../completion';

describe('the answer to a question for proposals', () => {
  test('has them, and holds while a name is written', () => {
    const proposal = {
      label: 'addObject',
      kind: 'method',
      rank: '1',
      isSnippet: false,
      besides: [],
      goesOn: false,
    };
    const result = toResult([proposal], 6, true);
    expect(result?.options).toMatchObject([{label: 'addObject'}]);
    expect(result?.validFor).toEqual(/^[\w$@]*$/);
  });

  test('ends the question where there are none', () => {
    expect(toResult([], 6, false)).toBeNull();
  });

  test('fits nothing where there were none for a text that has changed, so that the editor asks again', () => {
    expect(toResult([], 6, true)).toEqual({from: 6, options: []});
  });
});
