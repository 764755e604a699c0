import {describe, expect, it} from 'vitest';
import {findUnsupportedFeature, UnsupportedFeatureError} from '../unsupportedFeature';

const REFUSAL = new UnsupportedFeatureError('util.exec', 'a browser cannot start programs');
const TOLD = {feature: 'util.exec', reason: 'a browser cannot start programs'};

describe('findUnsupportedFeature', () => {
  it.each([
    ['the error itself', REFUSAL],
    ['its message', REFUSAL.message],
    ['its stack', `${String(REFUSAL)}\n    at run (wing:/proj/main.cjs:1:2)`],
    ['the words of others before it', `Error: Program not found: ${REFUSAL.message}`],
    ['a line among others', `Error: first\n${REFUSAL.message}`],
  ])('reads %s', (_, given) => {
    expect(findUnsupportedFeature(given)).toEqual(TOLD);
  });

  it('knows that other errors are none', () => {
    expect(findUnsupportedFeature(new Error('Error: a: b'))).toBeUndefined();
  });

  it('keeps the address of a host', () => {
    const refusal = new UnsupportedFeatureError('A request to https://example.com', 'no network');
    expect(findUnsupportedFeature(`UnsupportedFeatureError: ${refusal.message}`)?.feature).toBe(
      'A request to https://example.com',
    );
  });
});
