import {describe, expect, test} from 'vitest';
import {toCompletionResult} from '../completion';

describe('the result of a completion request', () => {
  test('has the items in the order of the compiler, and stays valid while a name is written', () => {
    const result = toCompletionResult([{label: 'addObject', sortText: 'a'}, {label: 'cloud'}], 6, true);
    expect(result?.options).toMatchObject([
      {label: 'addObject', sortText: 'a'},
      {label: 'cloud', sortText: '00001'},
    ]);
    expect(result?.validFor).toEqual(/^[\w$@]*$/);
  });

  test('ends the completion where there are no items', () => {
    expect(toCompletionResult([], 6, false)).toBeNull();
  });

  test('is empty where there are no items for a text that has changed, so that the editor requests again', () => {
    expect(toCompletionResult([], 6, true)).toEqual({from: 6, options: []});
  });
});
