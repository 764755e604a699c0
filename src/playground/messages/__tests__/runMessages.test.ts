import {describe, expect, it} from 'vitest';
import {Refusal} from '../../../lib/entrance/refusal';
import {MAX_MESSAGE_CHARACTERS} from '../../sandbox/limits';
import {kindOf, readHttpResponse, readRunMessage, type RunnerMessage} from '../runMessages';

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

const CALL = {function: 'root/f', resource: 'root/queue', operation: 'push'};

const MESSAGES: readonly RunnerMessage[] = [
  {kind: 'stage', stage: 'preflight'},
  {kind: 'preflight', text: 'a\n'},
  {
    kind: 'tree',
    tree: TREE,
    connections: [{source: 'root/a', target: 'root/b', targetOp: 'push', name: 'push()'}],
  },
  {
    kind: 'cloud',
    cloud: 'tf-aws',
    terraform: '{}',
    tree: TREE,
    connections: [],
    calls: [CALL, {...CALL, place: {file: 'main.w', line: 1, column: 2}}],
  },
  {kind: 'cloud-failed', cloud: 'tf-gcp', error: ERROR, isUnsupported: true},
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
  {kind: 'refused', of: 'tree', reason: 'It has 2,000,000 characters.'},
];

const read = (message: unknown) => readRunMessage(JSON.stringify(message));

describe('readRunMessage', () => {
  it.each(MESSAGES)('reads %j', (message) => {
    expect(read(message)).toEqual(message);
  });

  it('tells the guard and the document from a program', () => {
    expect(readRunMessage('heartbeat')).toEqual({kind: 'heartbeat'});
    expect(readRunMessage({kind: 'flood'})).toEqual({kind: 'flood'});
    expect(readRunMessage({kind: 'broken', message: 'a'})).toEqual({kind: 'broken', message: 'a'});
    for (const kind of ['heartbeat', 'flood', 'broken'])
      expect(() => read({kind, message: 'a'})).toThrow(Refusal);
  });

  it.each([
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
    {kind: 'failed', stage: 'testing', error: {message: 'a', frames: [{file: 'a', line: 0, column: 1}]}},
    {kind: 'unsupported', feature: 'util.exec'},
    {kind: 'ended', by: 'stop'},
    {kind: 'ended', by: 'memory'},
  ])('refuses %j', (message) => {
    expect(() => read(message)).toThrow(Refusal);
  });

  it.each([
    [undefined, 'The message'],
    [new Map(), 'The message'],
    ['', 'is not JSON'],
    ['{"kind":', 'is not JSON'],
    [' '.repeat(MAX_MESSAGE_CHARACTERS + 1), 'has 1,000,001 characters; up to 1,000,000 are allowed'],
    ['['.repeat(400_000) + ']'.repeat(400_000), 'is nested deeper than 150 levels'],
    [`[${'1,'.repeat(300_000)}1]`, 'has more than 50,000 values'],
    ['{"kind":"output","javascript":{"__proto__":"a"}}', 'a property “__proto__”'],
  ])('refuses what is no message: %#', (data, reason) => {
    expect(() => readRunMessage(data)).toThrow(reason);
    expect(() => readRunMessage(data)).toThrow(Refusal);
  });
});

it('leaves out fields that the type of a message does not have', () => {
  expect(read({kind: 'dropped', lines: 1, more: true})).toEqual({kind: 'dropped', lines: 1});
});

it('cuts texts, and takes the first frames', () => {
  const frame = {file: 'a'.repeat(2_000), line: 1, column: 1};
  const error = {message: 'a'.repeat(50_000), frames: Array.from({length: 300}, () => frame)};
  expect(read({kind: 'failed', stage: 'testing', error})).toMatchObject({
    error: {
      message: expect.stringMatching(/^a{9940}… \(40,060 more characters are not shown\)$/),
      frames: {length: 20},
    },
  });
  const path = 'p'.repeat(2_000);
  const CUT = /^p{940}… \(1,060 more characters are not shown\)$/;
  expect(read({kind: 'test-start', path})).toMatchObject({path: expect.stringMatching(CUT)});
  expect(read({kind: 'unsupported', feature: path, reason: path})).toMatchObject({
    feature: expect.stringMatching(CUT),
  });
});

it('takes no more of a list than a page can show', () => {
  const many = <Item>(length: number, item: Item) => Array.from({length}, () => item);
  const resource = {path: 'a', type: 'b', attributes: {}};
  expect(() => read({kind: 'resources', resources: many(1_001, resource)})).toThrow('“resources”');
  const children = Object.fromEntries(many(5_000, 0).map((_, index) => [`c${index}`, {id: 'a', path: 'a'}]));
  const wide = {kind: 'tree', tree: {id: 'root', path: 'root', children}, connections: []};
  expect(() => read(wide)).toThrow('up to 5,000 resources');
  const texts = Object.fromEntries(many(201, 0).map((_, index) => [`${index}.cjs`, 'a']));
  expect(() => read({kind: 'output', javascript: texts})).toThrow('up to 200');
});

it('gives an API its routes and its address, and others nothing', () => {
  const attributesOf = (attributes: unknown) => {
    const message = read({kind: 'resources', resources: [{path: 'a', type: 'b', attributes}]});
    return message.kind === 'resources' ? message.resources[0]!.attributes : undefined;
  };
  const route = {method: 'GET', path: '/a'};
  expect(attributesOf({url: 'http://a', routes: [route], more: 1})).toEqual({
    url: 'http://a',
    routes: [route],
  });
  for (const routes of ['ab', [null, null], [{method: 'GET'}], 1, {length: 2}])
    expect(attributesOf({routes})).toEqual({});
  expect(attributesOf({url: {}})).toEqual({});
  expect(attributesOf({routes: Array.from({length: 300}, () => route)})).toMatchObject({
    routes: {length: 200},
  });
});

it('reads the response of an API', () => {
  const response = {status: 200, headers: {'content-type': 'text/plain'}, body: 'a'};
  expect(readHttpResponse({...response, more: 1})).toEqual(response);
  for (const bad of [
    undefined,
    5,
    [],
    {status: 200},
    {...response, headers: {a: 1}},
    {...response, status: -1},
  ])
    expect(() => readHttpResponse(bad)).toThrow(Refusal);
  expect(readHttpResponse({...response, body: 'a'.repeat(300_000)}).body).toMatch(/^a{199940}… \(100,060 /);
});

it('knows the kind of a message that was refused', () => {
  expect(kindOf('{"kind":"tree","tree":1}')).toBe('tree');
  for (const data of ['{"kind":"<b>"}', '{"kind":1}', 'tree', '', {kind: 'tree'}, undefined])
    expect(kindOf(data)).toBe('');
});
