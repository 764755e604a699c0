import {describe, expect, it} from 'vitest';
import type {ProgramOutcome} from '../../../../../src/wing/checker/outcome';
import type {RunEvent} from '../../../../../src/playground/messages/runEvents';
import {expectedBehaviour, actualBehaviour, compareBehaviour, unsupportedFeatureIn} from '../behaviour';

const OUTCOME: ProgramOutcome = {
  warnings: [],
  preflightOutput: 'before',
  tests: [
    {path: 'root/a', name: 'a', pass: true, logs: [{level: 'info', message: 'at http://localhost:4321'}]},
    {path: 'root/b', name: 'b', pass: false, error: 'Error: no\n    at b (/w/main.w:1:1)', logs: []},
  ],
  report: '',
  duration: 0,
};

const EVENTS: readonly RunEvent[] = [
  {kind: 'preflight', text: 'before\n'},
  {kind: 'log', test: 'root/a', source: 'root/a', level: 'info', text: 'at http://localhost:1234'},
  {kind: 'log', test: 'root/a', level: 'info', text: 'what the simulator prints'},
  {kind: 'test', path: 'root/a', pass: true, milliseconds: 1},
  {kind: 'test', path: 'root/b', pass: false, error: {message: 'no', frames: []}, milliseconds: 1},
  {kind: 'ended', by: 'itself'},
];

const NO_MESSAGES = {errors: '', warnings: ''};

function compare(outcome: Partial<ProgramOutcome>, events: readonly RunEvent[], messages = NO_MESSAGES) {
  return compareBehaviour(expectedBehaviour({...OUTCOME, ...outcome}), actualBehaviour(messages, events));
}

describe('the comparison with the checker', () => {
  it('finds nothing where both do the same, but for ports and stacks', () => {
    expect(compare({}, EVENTS)).toEqual([]);
  });

  it('finds another output, another log and another error', () => {
    const others = EVENTS.map((event): RunEvent => {
      if (event.kind === 'preflight') return {...event, text: 'else'};
      if (event.kind === 'log') return {...event, text: 'else'};
      if (event.kind === 'test') return {...event, pass: true};
      return event;
    });
    expect(compare({}, others).map((text) => text.split(':')[0])).toEqual([
      'printed',
      'logs of root/a',
      'error of root/b',
    ]);
  });

  it('finds tests that have not run', () => {
    expect(compare({}, EVENTS.slice(0, 4))[0]).toContain('root/a, root/b');
  });

  it('finds a run that did not end by itself', () => {
    expect(compare({}, [...EVENTS, {kind: 'ended', by: 'watchdog'}])).toHaveLength(1);
  });

  it('takes messages of the compiler in any order', () => {
    const failure = {stage: 'compile', platform: 'sim', text: 'error: a\nerror: b', locations: []} as const;
    const outcome = {failure, preflightOutput: '', tests: []};
    expect(compare(outcome, [], {errors: 'error: b\nerror: a', warnings: ''})).toEqual([]);
    expect(compare(outcome, [], NO_MESSAGES)).toHaveLength(1);
  });

  it('does not look at other targets', () => {
    const failure = {stage: 'preflight', platform: 'tf-aws', text: 'no', locations: []} as const;
    expect(compare({failure}, EVENTS)).toEqual([]);
  });

  it('compares the message of a failure of preflight', () => {
    const place = {file: 'main.w', line: 1, column: 1, message: 'no way'};
    const failure = {stage: 'preflight', platform: 'sim', text: '', locations: [place]} as const;
    const failed = (message: string): RunEvent[] => [
      {kind: 'failed', stage: 'preflight', error: {message, frames: []}},
    ];
    const outcome = {failure, preflightOutput: '', tests: []};
    expect(compare(outcome, failed('no way'))).toEqual([]);
    expect(compare(outcome, failed('else'))).toHaveLength(1);
  });
});

it('reads the first refusal', () => {
  const refused: RunEvent = {kind: 'unsupported', feature: 'util.exec', reason: 'no processes'};
  expect(unsupportedFeatureIn([...EVENTS, refused])).toEqual({feature: 'util.exec', reason: 'no processes'});
  expect(unsupportedFeatureIn(EVENTS)).toBeUndefined();
});
