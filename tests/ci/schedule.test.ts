import {describe, expect, it} from 'vitest';

type Step = {
  readonly script: string;
  readonly cores?: number;
  readonly needs?: readonly string[];
  readonly after?: readonly string[];
};
type Schedule = {
  nextSteps(state: {
    readonly pending: readonly Step[];
    readonly running: readonly Step[];
    readonly ended: readonly string[];
    readonly cores: number;
  }): readonly Step[];
};

const module = '../../.ci/schedule.mjs';
const {nextSteps} = (await import(module)) as Schedule;

function start(state: {pending: Step[]; running?: Step[]; ended?: string[]}): string[] {
  return nextSteps({running: [], ended: [], cores: 2, ...state}).map(({script}) => script);
}

const [a, b, c] = ['a', 'b', 'c'].map((script) => ({script})) as [Step, Step, Step];
const all: Step = {script: 'all', cores: Infinity};

describe('steps', () => {
  it('run side by side where there are cores', () => {
    expect(start({pending: [a, b, c]})).toEqual(['a', 'b']);
    expect(start({pending: [b, c], running: [a]})).toEqual(['b']);
    expect(start({pending: [c], running: [a, b]})).toEqual([]);
  });

  it('that fill all cores run alone', () => {
    expect(start({pending: [all, a]})).toEqual(['all']);
    expect(start({pending: [all], running: [a]})).toEqual([]);
  });

  it('that are ready but too large keep later ones back', () => {
    expect(start({pending: [all, b], running: [a]})).toEqual([]);
  });

  it.each(['needs', 'after'])('wait for a step named by %s, and later ones do not wait', (key) => {
    const late = {script: 'late', [key]: ['a']};
    expect(start({pending: [late, b], running: [a]})).toEqual(['b']);
    expect(start({pending: [late, b], ended: ['a']})).toEqual(['late', 'b']);
  });
});
