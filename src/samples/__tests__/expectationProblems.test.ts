import {describe, expect, it} from 'vitest';
import {expectationProblems} from '../expectationProblems';
import {parseFence} from '../fence';
import type {ExpectedOutput} from '../pageProgram';

/** The problems of a program on line 10, whose fence has these words, with fences of these kinds on the lines after it. */
function problemsOf(words: string, ...kinds: ExpectedOutput['kind'][]) {
  const expected = kinds.map((kind, at) => ({kind, text: '', line: 20 + at, indent: 0}));
  return expectationProblems({fence: parseFence('wing', words).fence, expected, line: 10});
}

describe('expectationProblems', () => {
  it.each<[string, ExpectedOutput['kind'][]]>([
    ['', []],
    ['', ['log']],
    ['', ['log', 'report']],
    ['fails', ['error']],
    ['fails="test"', ['error', 'log', 'report']],
    ['nocheck="needs docker"', []],
  ])('accepts a program with the words %j and the fences %j', (words, kinds) => {
    expect(problemsOf(words, ...kinds)).toEqual([]);
  });

  it('names each fence that the program already has one of', () => {
    expect(problemsOf('', 'log', 'report', 'log', 'report')).toEqual([
      {line: 22, message: 'the program on line 10 has a second "log" fence'},
      {line: 23, message: 'the program on line 10 has a second "report" fence'},
    ]);
  });

  it('refuses an error of a program that must succeed', () => {
    expect(problemsOf('', 'log', 'error')).toEqual([
      {line: 21, message: 'a "text error" fence needs "fails" on its program'},
    ]);
  });

  it('refuses a program that must fail, and does not say how', () => {
    expect(problemsOf('fails', 'log')).toEqual([
      {
        line: 10,
        message: 'a program that fails needs a "text error" fence right after it, with the message',
      },
    ]);
  });

  it('refuses the output of a program that is never run', () => {
    expect(problemsOf('nocheck="needs docker"', 'report')).toEqual([
      {line: 20, message: 'the output of a program that is not checked'},
    ]);
    expect(problemsOf('nocheck="needs docker" fails', 'error')).toEqual([]);
  });

  it('refuses output under an exercise, whose test fails', () => {
    const message = 'an exercise has no output: it is for the solution';
    expect(problemsOf('exercise="a"', 'log')).toEqual([{line: 20, message}]);
    expect(problemsOf('exercise="a"', 'error')).toEqual([{line: 20, message}]);
    expect(problemsOf('solution', 'log')).toEqual([]);
  });
});
