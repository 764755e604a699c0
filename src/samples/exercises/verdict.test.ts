import {describe, expect, it} from 'vitest';
import {verdictOn} from './verdict';

/** `+` is right, `-` is wrong; those in brackets are chosen. */
const answers = (text: string) =>
  [...text.matchAll(/(\()?([+-])\)?/g)].map(([, open, sign]) => ({isRight: sign === '+', isChosen: !!open}));

describe('verdictOn', () => {
  it.each([
    ['+ -', false, 'Choose an answer first.'],
    ['(+) - -', true, 'Right.'],
    ['+ (-) -', false, 'Wrong. Try again.'],
    ['(+) (+) -', true, 'Right, that’s all of them.'],
    ['(+) + -', false, 'Not yet: 1 right answer is missing. Try again.'],
    ['+ + (-)', false, 'Not yet: 1 of your answers is wrong, and 2 right answers are missing. Try again.'],
    ['(+) (+) (-) (-)', false, 'Not yet: 2 of your answers are wrong. Try again.'],
    ['(+) (-)', false, 'Wrong. Try again.'],
  ])('%s', (text, isRight, said) => {
    expect(verdictOn(answers(text))).toEqual({isRight, text: said});
  });
});
