import {describe, expect, it} from 'vitest';
import type {RunStep} from '@site/src/playground/messages/runEvents';
import {stepOfKey, toSteps} from '../testTrace';

const TEST = 'root/Default/test:a';

function wordsOf(type: string, text: string, rest: Partial<RunStep> = {}): string {
  const [step] = toSteps({
    path: TEST,
    steps: [{kind: 'operation', milliseconds: 1.4, path: 'root/Default/A', type, text, ...rest}],
  });
  const {milliseconds, kind, name, words} = step!;
  return `${milliseconds} ${kind} ${name}: ${words}`;
}

describe('toSteps', () => {
  it.each([
    [
      'cloud.Api',
      'Processing "POST /a/:id" params={"id":"7"}).',
      {},
      '1 Request A: POST /a/:id with {"id":"7"}',
    ],
    ['cloud.Api', 'Processing "GET /" params={}).', {}, '1 Request A: GET /'],
    ['cloud.Api', 'GET / - 200.', {}, '1 Request A: GET / returned status 200'],
    ['cloud.Function', 'Invoke (payload=1).', {result: '2'}, '1 Function A: Invoke (payload=1) returned 2'],
    ['cloud.Queue', 'Purge ().', {}, '1 Message A: Purge'],
    [
      'cloud.Topic',
      'Sending message (message=a).',
      {subscriber: 'root/Default/B'},
      '1 Message A: Sending message (message=a) → B',
    ],
    ['cloud.Bucket', 'Get (key=a).', {error: 'no'}, '1 Object A: Get (key=a) failed: no'],
    [
      'sim.Resource',
      'inc(2)',
      {path: 'root/Default/Hits/Resource', result: '0'},
      '1 Call Hits: inc(2) returned 0',
    ],
    ['cloud.constructor', 'a', {}, '1 Call A: a'],
  ])('puts an operation of %s into words: %s', (type, text, rest, words) => {
    expect(wordsOf(`@winglang/sdk.${type}`, text, rest)).toBe(words);
  });

  it('shows a log as it is, and gives that of the test no resource', () => {
    const type = '@winglang/sdk.cloud.Function';
    const log = {kind: 'log', milliseconds: 1, type, text: 'GET / - 200.'} as const;
    const steps = toSteps({
      path: TEST,
      steps: [
        {...log, path: 'root/Default/F'},
        {...log, path: `${TEST}/Handler`},
      ],
    });
    expect(steps.map(({kind, name, words}) => [kind, name, words])).toEqual([
      ['Log', 'F', 'GET / - 200.'],
      ['Log', undefined, 'GET / - 200.'],
    ]);
  });
});

describe('stepOfKey', () => {
  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowRight', 3, 3],
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 0, 0],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['a', 1, undefined],
  ])('%s goes from step %i of four to %s', (key, current, next) => {
    expect(stepOfKey(key, current, 4)).toBe(next);
  });
});
