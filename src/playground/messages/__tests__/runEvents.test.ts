import {describe, expect, it} from 'vitest';
import {readRunMessage} from '../runMessages';

const read = (message: unknown) => readRunMessage(JSON.stringify(message));
const many = <Item>(length: number, item: Item) => Array.from({length}, () => item);

describe('the events of a run', () => {
  it.each(['loading', 'compiling', 'preflight', 'testing', 'running', 'done'])(
    'know the stage %s',
    (stage) => {
      expect(read({kind: 'stage', stage})).toEqual({kind: 'stage', stage});
    },
  );

  it('may be as large as is said', () => {
    const resource = {path: 'a', type: 'b', attributes: {}};
    expect(read({kind: 'resources', resources: many(1_000, resource)})).toMatchObject({
      resources: {length: 1_000},
    });
    const connection = {source: 'a', target: 'b', name: 'c'};
    const tree = {id: 'root', path: 'root'};
    const call = {function: 'a', resource: 'b', operation: 'c'};
    const event = (connections: number) =>
      read({kind: 'tree', tree, connections: many(connections, connection)});
    expect(event(2_000)).toMatchObject({connections: {length: 2_000}});
    expect(() => event(2_001)).toThrow('a list of up to 2000 is allowed');
    const cloud = (terraform: string, calls = 0) =>
      read({kind: 'cloud', cloud: 'tf-aws', terraform, tree, connections: [], calls: many(calls, call)});
    expect(cloud('', 2_000)).toMatchObject({calls: {length: 2_000}});
    expect(() => cloud('', 2_001)).toThrow('a list of up to 2000 is allowed');
    expect(cloud('a'.repeat(700_000)).kind).toBe('cloud');
    // A text that is cut would be no JSON any more.
    expect(() => cloud('a'.repeat(700_001))).toThrow('terraform');
    const javascript = Object.fromEntries(many(200, 0).map((_, index) => [`${index}.cjs`, 'a']));
    expect(read({kind: 'output', javascript})).toEqual({kind: 'output', javascript});
    expect(read({kind: 'test', path: 'a', pass: true, milliseconds: 1e9})).toMatchObject({milliseconds: 1e9});
    expect(() => read({kind: 'test', path: 'a', pass: true, milliseconds: 1e9 + 1})).toThrow(
      '“milliseconds”',
    );
    expect(() => read({kind: 'test', path: 'a', pass: true, milliseconds: -1})).toThrow('“milliseconds”');
  });

  it('have the first steps of a test, and its result whatever its steps are', () => {
    const result = {kind: 'test', path: 'a', pass: true, milliseconds: 1};
    const step = {kind: 'operation', milliseconds: 1, path: 'a', type: 'b', text: 'c'};
    expect(read({...result, steps: many(201, step), moreSteps: 3})).toEqual({
      ...result,
      steps: many(200, step),
      moreSteps: 3,
    });
    const long = read({...result, steps: [{...step, text: 'c'.repeat(400)}]});
    expect(long).toMatchObject({steps: [{text: expect.stringMatching(/^c{240}… \(160 more/)}]});
    const forged = [{steps: 'abc'}, {steps: [{...step, kind: 'a'}]}, {moreSteps: -1}];
    for (const trace of forged) expect(read({...result, ...trace})).toMatchObject(result);
  });

  it('have positions that an editor can go to', () => {
    const at = (line: number, column: number) => {
      const error = {message: 'a', frames: [{file: 'main.w', line, column}]};
      return read({kind: 'failed', stage: 'testing', error});
    };
    expect(at(1, 1)).toMatchObject({error: {frames: [{line: 1, column: 1}]}});
    for (const [line, column] of [
      [0, 1],
      [1, 0],
      [1.5, 1],
      [2 ** 53, 1],
    ] as const)
      expect(() => at(line, column)).toThrow();
  });

  it('have words of a bounded length', () => {
    const log = read({kind: 'log', level: 'l'.repeat(200), text: 'a'});
    expect(log).toMatchObject({
      level: expect.stringMatching(/^l{40,99}… \(\d+ more characters are not shown\)$/),
    });
  });
});
