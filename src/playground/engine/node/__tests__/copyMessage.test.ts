import {expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import {copyMessage} from '../copyMessage';

it.each([[undefined], [null], [1], ['text'], [{a: [1, new Date(0), new Map([[1, 2]])]}]])(
  '%o arrives as it is',
  (message) => {
    const copy = copyMessage(message);
    expect(copy).toEqual(message);
    if (typeof message === 'object' && message) expect(copy).not.toBe(message);
  },
);

it('what cannot be copied is sent as JSON', () => {
  expect(copyMessage({a: 1, b: () => 2})).toEqual({a: 1});
});

it('an error arrives with its name and its stack', () => {
  const reason = Object.assign(new TypeError('oh'), {name: 'MyError', stack: 'MyError: oh\n    at here'});
  const {reason: copy} = copyMessage({reason}) as {readonly reason: Error};
  expect(copy).not.toBe(reason);
  expect(copy).toMatchObject({name: 'MyError', message: 'oh', stack: 'MyError: oh\n    at here'});
});

it('an error arrives also when what is beside it cannot be copied', () => {
  const reason = new Error('oh');
  expect(copyMessage({reason, run: () => 1})).toEqual({reason});
});

it('an unsupported feature arrives with its name and its reason', () => {
  const reason = new UnsupportedFeatureError('util.exec', 'why');
  expect(copyMessage({type: 'error', reason})).toEqual({type: 'error', reason});
});
