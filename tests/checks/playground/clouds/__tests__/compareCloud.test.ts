import {expect, it} from 'vitest';
import type {RunEvent} from '../../../../../src/playground/messages/runEvents';
import {compareCloud} from '../compareCloud';

const compiled = (config: object): readonly RunEvent[] => [
  {
    kind: 'cloud',
    cloud: 'tf-aws',
    terraform: JSON.stringify(config),
    tree: {id: 'root', path: 'root'},
    connections: [],
    calls: [],
  },
];
const refused = (message: string): readonly RunEvent[] => [
  {kind: 'cloud-failed', cloud: 'tf-aws', error: {message, frames: []}, isUnsupported: true},
];
const LACKS: readonly RunEvent[] = [{kind: 'unsupported', feature: 'util.shell', reason: 'no processes'}];
const TERRAFORM = {terraform: '{"output": {"a": 1}}'};
const MESSAGE = {message: 'Error: Unsupported resource type: Queue\n  at main.w:2'};
const never = () => false;

it.each([
  [TERRAFORM, compiled({output: {a: 1}}), {result: 'equal'}],
  [TERRAFORM, compiled({output: {a: 2}}), {result: 'different', words: 'differs in output'}],
  [TERRAFORM, refused('no'), {result: 'different', words: 'not compiled: no'}],
  [
    MESSAGE,
    refused('Unsupported resource type: Queue\nmore'),
    {result: 'refused', words: 'Unsupported resource type: Queue'},
  ],
  [
    MESSAGE,
    refused('Unsupported'.repeat(2)),
    {result: 'different', words: `“UnsupportedUnsupported” in place of: ${MESSAGE.message}`},
  ],
  [MESSAGE, [], {result: 'different', words: `“” in place of: ${MESSAGE.message}`}],
  [MESSAGE, compiled({}), {result: 'different', words: `the toolchain says: ${MESSAGE.message}`}],
  [undefined, compiled({}), {result: 'different', words: 'the toolchain has written no main.tf.json'}],
] as const)('compares %j with %j', (expected, events, comparison) => {
  expect(compareCloud(expected, events, never)).toEqual(comparison);
});

it('leaves a program out that needs a feature which may be missing', () => {
  const mayLack = (feature: string) => feature === 'util.shell';
  expect(compareCloud(TERRAFORM, LACKS, mayLack)).toEqual({result: 'left-out', words: 'util.shell'});
  expect(compareCloud(TERRAFORM, LACKS, never).result).toBe('different');
  expect(compareCloud(TERRAFORM, [...LACKS, ...compiled({output: {a: 2}})], mayLack).result).toBe(
    'different',
  );
});
