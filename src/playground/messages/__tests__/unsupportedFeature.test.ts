import {describe, expect, it} from 'vitest';
import {findUnsupportedFeature, UnsupportedFeatureError} from '../unsupportedFeature';

const ERROR = new UnsupportedFeatureError('util.exec', 'a browser cannot start programs');
const FEATURE = {feature: 'util.exec', reason: 'a browser cannot start programs'};

describe('findUnsupportedFeature', () => {
  it.each([
    ['the error itself', ERROR],
    ['its message', ERROR.message],
    ['its stack', `${String(ERROR)}\n    at run (wing:/proj/main.cjs:1:2)`],
    ['the words of others before it', `Error: Program not found: ${ERROR.message}`],
    ['a line among others', `Error: first\n${ERROR.message}`],
  ])('reads %s', (_, given) => {
    expect(findUnsupportedFeature(given)).toEqual(FEATURE);
  });

  it('knows that other errors are none', () => {
    expect(findUnsupportedFeature(new Error('Error: a: b'))).toBeUndefined();
  });

  it('keeps a reason of several sentences, but for the last full stop', () => {
    const error = new UnsupportedFeatureError('cdktf', 'It has no package. It may get one');
    expect(error.name).toBe('UnsupportedFeatureError');
    expect(findUnsupportedFeature(error.message)?.reason).toBe('It has no package. It may get one');
    // What the error says itself is not read from its text.
    expect(findUnsupportedFeature(new UnsupportedFeatureError('Error: a', 'b.'))).toEqual({
      feature: 'Error: a',
      reason: 'b.',
    });
  });

  it('keeps the address of a host', () => {
    const error = new UnsupportedFeatureError('A request to https://example.com', 'no network');
    expect(findUnsupportedFeature(`UnsupportedFeatureError: ${error.message}`)?.feature).toBe(
      'A request to https://example.com',
    );
  });
});
