import {expect, it} from 'vitest';
import {normalizeStack, installLazyStacks} from '../errorStack';

it('a stack of Firefox becomes one of V8', () => {
  const error = new RangeError('too far');
  error.stack = 'handler@wing:/proj/a.cjs:3:9\nasync*run@wing:/proj/b.cjs:1:2\n@wing:/proj/c.cjs:4:5\n';
  normalizeStack(error);
  expect(error.stack.split('\n')).toEqual([
    'RangeError: too far',
    '    at handler (wing:/proj/a.cjs:3:9)',
    '    at run (wing:/proj/b.cjs:1:2)',
    '    at wing:/proj/c.cjs:4:5',
  ]);
});

it('a stack of V8 stays', () => {
  const error = new Error('oh');
  const {stack} = error;
  normalizeStack(error);
  expect(error.stack).toBe(stack);
});

it('adds a message to a stack that was created before it', () => {
  const error = new Error();
  error.message = 'not allowed';
  Object.assign(error, {name: undefined, stack: 'Error\n    at call (wing:/proj/a.cjs:3:9)'});
  normalizeStack(error);
  expect(error.stack).toBe('Error: not allowed\n    at call (wing:/proj/a.cjs:3:9)');
});

it('has a message that came later in the stack, as in Node', () => {
  installLazyStacks();
  const error = new Error();
  error.message = 'later';
  expect(error.stack).toMatch(/^Error: later\n {4}at .*errorStack\.test/);
  Reflect.deleteProperty(Error, 'prepareStackTrace');
});
