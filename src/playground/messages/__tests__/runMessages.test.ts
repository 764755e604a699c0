import {describe, expect, it} from 'vitest';
import {readRunMessage, type RunMessage} from '../runMessages';

const ERROR = {message: 'assertion failed', frames: [{file: 'main.w', line: 3, column: 5}]};
const TREE = {
  id: 'root',
  path: 'root',
  children: {
    queue: {
      id: 'queue',
      path: 'root/queue',
      constructInfo: {fqn: '@winglang/sdk.cloud.Queue'},
      display: {title: 'Queue', hidden: false},
    },
  },
};

const MESSAGES: readonly RunMessage[] = [
  {kind: 'stage', stage: 'preflight'},
  {kind: 'preflight', text: 'a\n'},
  {
    kind: 'tree',
    tree: TREE,
    connections: [{source: 'root/a', target: 'root/b', targetOp: 'push', name: 'push()'}],
  },
  {kind: 'test-start', path: 'root/test:a'},
  {kind: 'log', level: 'info', text: 'a'},
  {kind: 'log', test: 'root/test:a', source: 'root/queue', level: 'info', text: 'a'},
  {kind: 'test', path: 'root/test:a', pass: true, milliseconds: 1.5},
  {kind: 'test', path: 'root/test:a', pass: false, error: ERROR, milliseconds: 0},
  {kind: 'dropped', lines: 3},
  {kind: 'output', javascript: {'preflight.cjs': 'a'}},
  {
    kind: 'resources',
    resources: [{path: 'root/api', type: 'cloud.Api', attributes: {url: 'http://localhost'}}],
  },
  {kind: 'failed', stage: 'preflight', error: ERROR},
  {kind: 'unsupported', feature: 'util.exec', reason: 'a browser has no processes'},
  {kind: 'ended', by: 'itself'},
  {kind: 'response', id: 0, value: {a: [1]}},
  {kind: 'response', id: 0, value: undefined},
  {kind: 'response', id: 4, error: ERROR},
  {kind: 'heartbeat'},
  {kind: 'broken', message: 'out of memory'},
  {kind: 'flood'},
];

describe('readRunMessage', () => {
  it.each(MESSAGES)('reads %j', (message) => {
    expect(readRunMessage(message)).toEqual(message);
  });

  it.each([
    undefined,
    null,
    'heartbeat',
    [],
    {},
    {kind: 'toString'},
    {kind: '__proto__'},
    {kind: ['heartbeat']},
    {kind: 'greeted'},
    {kind: 'response', id: 1, error: 'There is no such key.'},
    {kind: 'response', id: -1, value: 1},
    {kind: 'response', id: '1', value: 1},
    {kind: 'response', id: 1, value: new Uint8Array(1)},
    {kind: 'stage', stage: 'sleeping'},
    {kind: 'preflight', text: 1},
    {kind: 'tree', tree: {...TREE, children: {a: {id: 'a'}}}, connections: []},
    {kind: 'tree', tree: {...TREE, display: {title: {}}}, connections: []},
    {kind: 'tree', tree: TREE, connections: [{source: 'a', target: 'b'}]},
    {kind: 'tree', tree: TREE},
    {kind: 'log', level: 'info', text: {toString: 'a'}},
    {kind: 'log', level: 'info', text: 'a', test: 1},
    {kind: 'test', path: 'a', pass: 'yes', milliseconds: 1},
    {kind: 'test', path: 'a', pass: true, milliseconds: NaN},
    {kind: 'test', path: 'a', pass: false, milliseconds: 1, error: {message: 'a'}},
    {kind: 'dropped', lines: -1},
    {kind: 'dropped', lines: 0.5},
    {kind: 'output', javascript: {a: 1}},
    {kind: 'resources', resources: [{path: 'a', type: 'b', attributes: 'c'}]},
    {kind: 'failed', stage: 'testing', error: {message: 'a', frames: [{file: 'a', line: '1', column: 1}]}},
    {kind: 'unsupported', feature: 'util.exec'},
    {kind: 'ended', by: 'stop'},
    {kind: 'ended', by: 'memory'},
  ])('rejects %j', (message) => {
    expect(readRunMessage(message)).toBeUndefined();
  });
});

it('leaves out fields that the type of a message does not have', () => {
  expect(readRunMessage({kind: 'dropped', lines: 1, more: true})).toEqual({kind: 'dropped', lines: 1});
});
