/** Messages of a run as a runner sends them, and what a program could make of them. */
import * as fc from 'fast-check';
import type {TreeNode} from '../../../lib/compilerOutput';
import type {RunnerMessage} from '../runMessages';

const text = fc.string({maxLength: 30});
const path = fc.oneof(text, fc.constantFrom('root', 'root/Default', 'root/Default/Jobs', 'main.w', 'constructor'));
const position = fc.integer({min: 1, max: 1_000});
const error = fc.record({
  message: text,
  frames: fc.array(fc.record({file: path, line: position, column: position}), {maxLength: 3}),
});
const stage = fc.constantFrom('loading', 'compiling', 'preflight', 'testing', 'running', 'done');
/** Without the names that every object inherits, which are left out. */
const texts = fc.dictionary(fc.stringMatching(/^\.wing\/[a-z]{1,9}\.cjs$/), text, {maxKeys: 5});
const type = fc.constantFrom(
  ...['Api', 'Bucket', 'Counter', 'Function', 'Queue', 'Topic', 'Website'].map((name) => `@winglang/sdk.cloud.${name}`),
  '@winglang/sdk.std.Resource',
  'constructor',
  '@winglang/sdk.__proto__',
);

/** A tree as the compiler writes it. */
export const arbitraryTree: fc.Arbitrary<TreeNode> = fc.letrec<{node: TreeNode}>((tie) => ({
  node: fc.record(
    {
      id: text,
      path,
      children: fc.dictionary(fc.stringMatching(/^[A-Za-z]{1,5}$/), tie('node'), {maxKeys: 3}),
      constructInfo: fc.record({fqn: type}),
      display: fc.record({title: text, hidden: fc.boolean()}, {requiredKeys: []}),
    },
    {requiredKeys: ['id', 'path']},
  ),
})).node;

export const arbitraryConnections = fc.array(fc.record({source: path, target: path, targetOp: text, name: text}), {
  maxLength: 5,
});

export const arbitraryResource = fc.record({
  path,
  type,
  attributes: fc.record(
    {url: text, routes: fc.array(fc.record({method: text, path: text}), {maxLength: 3})},
    {requiredKeys: []},
  ),
});

const call = fc.record(
  {function: path, resource: path, operation: text, place: fc.record({file: path, line: position, column: position})},
  {requiredKeys: ['function', 'resource', 'operation']},
);
const step = fc.record(
  {
    kind: fc.constantFrom('log', 'operation'),
    milliseconds: fc.nat(1_000_000),
    path,
    type,
    text,
    result: text,
    error: text,
    subscriber: path,
    place: fc.record({file: path, line: position, column: position}),
  },
  {requiredKeys: ['kind', 'milliseconds', 'path', 'type', 'text']},
);
const application = {
  tree: arbitraryTree,
  connections: arbitraryConnections,
};
const cloud = fc.constantFrom('tf-aws', 'tf-azure', 'tf-gcp');

/** Each kind of message that a runner sends. */
export const arbitraryMessage = fc.oneof(
  fc.record({kind: fc.constant('stage'), stage}),
  fc.record({kind: fc.constant('preflight'), text}),
  fc.record({kind: fc.constant('tree'), ...application}),
  fc.record({kind: fc.constant('cloud'), cloud, terraform: text, ...application, calls: fc.array(call, {maxLength: 5})}),
  fc.record({kind: fc.constant('cloud-failed'), cloud, error, isUnsupported: fc.boolean()}),
  fc.record({kind: fc.constant('test-start'), path}),
  fc.record(
    {kind: fc.constant('log'), test: path, source: path, level: text, text},
    {requiredKeys: ['kind', 'level', 'text']},
  ),
  fc.record(
    {
      kind: fc.constant('test'),
      path,
      pass: fc.boolean(),
      error,
      milliseconds: fc.nat(1_000_000),
      steps: fc.array(step, {maxLength: 3}),
      moreSteps: fc.nat(),
    },
    {requiredKeys: ['kind', 'path', 'pass', 'milliseconds']},
  ),
  fc.record({kind: fc.constant('dropped'), lines: fc.nat()}),
  fc.record({kind: fc.constant('refused'), of: text, reason: text}),
  fc.record({kind: fc.constant('output'), javascript: texts}),
  fc.record({kind: fc.constant('resources'), resources: fc.array(arbitraryResource, {maxLength: 5})}),
  fc.record({kind: fc.constant('failed'), stage, error}),
  fc.record({kind: fc.constant('unsupported'), feature: text, reason: text}),
  fc.record({kind: fc.constant('ended'), by: fc.constant('itself')}),
  fc.record(
    {kind: fc.constant('response'), id: fc.nat(), value: fc.jsonValue(), error},
    {requiredKeys: ['kind', 'id']},
  ),
) as fc.Arbitrary<RunnerMessage>;

/** What a program puts in the place of a part of a message. */
const forged = fc.oneof(
  {weight: 9, arbitrary: fc.jsonValue({maxDepth: 2})},
  {
    weight: 9,
    arbitrary: fc.constantFrom('constructor', '__proto__', 'toString', -1, 0.5, Number.MAX_VALUE, null, 'a', 1, true),
  },
  {weight: 3, arbitrary: fc.constantFrom([], {}, [null, null], {length: 9}).map((part) => structuredClone(part))},
  {weight: 2, arbitrary: fc.nat(30_000).map((length) => 'a'.repeat(length))},
  {weight: 1, arbitrary: fc.nat(3_000).map((length) => Array<null>(length).fill(null))},
  {weight: 1, arbitrary: fc.nat(300).map(nest)},
);

/** A value of which up to three parts, anywhere in it, are replaced, removed, or joined by others. */
export function mutated<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  const change = fc.record({at: fc.nat(), part: forged, kind: fc.constantFrom('replace', 'remove', 'add')});
  return fc
    .tuple(value, fc.array(change, {minLength: 1, maxLength: 3}))
    .map((both) => {
      // Parts that two changes share would be changed in both places.
      const [whole, changes] = structuredClone(both);
      return changes.reduce<unknown>(mutate, whole);
    });
}

interface Change {
  /** Which of all parts, counted round and round. */
  readonly at: number;
  readonly part: unknown;
  readonly kind: string;
}

function mutate(whole: unknown, {at, part, kind}: Change): unknown {
  const places = placesIn(whole);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return part;
  const {holder, name} = place;
  if (kind === 'remove') Reflect.deleteProperty(holder, name);
  else if (kind === 'add' && !Array.isArray(holder)) holder[`more${at}`] = part;
  else holder[name] = part;
  return whole;
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown, depth = 0): {holder: Holder; name: string}[] {
  if (typeof value !== 'object' || value === null || depth > 20) return [];
  const holder = value as Holder;
  return Object.keys(holder)
    .slice(0, 50)
    .flatMap((name) => [{holder, name}, ...placesIn(holder[name], depth + 1)]);
}

function nest(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : {a: value};
  return value;
}
