import {expect, it} from 'vitest';
import {createTestRealm, until} from './support';

const START = `const seen = exports.seen = [];
const note = (text) => () => seen.push(text);
`;

async function orderOf(code: string): Promise<string> {
  const {realm} = createTestRealm({'main.js': START + code});
  const {seen} = realm.load('/proj/main.js') as {readonly seen: string[]};
  await until(() => seen.includes('end'));
  return seen.join(' ');
}

it('runs ticks of a task before promises', async () => {
  const code = `setTimeout(() => {
    Promise.resolve().then(note('promise'));
    process.nextTick(() => { note('tick')(); process.nextTick(note('nested')); });
    seen.push('task');
    setTimeout(note('end'));
  });`;
  expect(await orderOf(code)).toBe('task tick nested promise end');
});

it('runs ticks of a promise after all promises, and before other tasks', async () => {
  const code = `setTimeout(async () => {
    setImmediate(note('end'));
    await null;
    Promise.resolve().then(() => process.nextTick(note('tick'))).then(note('promise'));
  });`;
  expect(await orderOf(code)).toBe('promise tick end');
});

it('refuses what is no function', () => {
  const {realm} = createTestRealm({'main.js': 'process.nextTick(1);'});
  expect(() => realm.load('/proj/main.js')).toThrow(
    expect.objectContaining({
      code: 'ERR_INVALID_ARG_TYPE',
      message: 'The "callback" argument must be of type function. Received type number (1)',
    }) as Error,
  );
});
