import {describe, expect, it} from 'vitest';
import {type Answer, isKeepable} from './keepable';

function answer(change: Partial<Answer> & {readonly contentType?: string} = {}): Answer {
  const {contentType = 'text/html; charset=utf-8', ...rest} = change;
  return {
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({'content-type': contentType}),
    ...rest,
  };
}

describe('isKeepable', () => {
  it('takes a page, and a file', () => {
    expect(isKeepable(answer(), 'page')).toBe(true);
    expect(isKeepable(answer(), 'sandbox')).toBe(true);
    expect(isKeepable(answer({contentType: 'text/css'}), 'file')).toBe(true);
    expect(isKeepable(answer({contentType: 'application/wasm'}), 'engine')).toBe(true);
    expect(isKeepable(answer({headers: new Headers()}), 'engine')).toBe(true);
  });

  it.each([
    ['a missing page', {status: 404}],
    ['an error', {status: 503}],
    ['a part of a file', {status: 206}],
    ['nothing', {status: 204}],
    ['a redirect that the browser follows', {status: 0, type: 'opaqueredirect'} as const],
    ['the answer of another address', {redirected: true}],
    ['an answer that cannot be looked at', {status: 0, type: 'opaque'} as const],
    ['an answer of another origin', {type: 'cors'} as const],
  ])('refuses %s', (_what, change) => {
    expect(isKeepable(answer(change), 'page')).toBe(false);
  });

  it('refuses a page in the place of a file, as hosts answer that have a page for everything', () => {
    expect(isKeepable(answer(), 'file')).toBe(false);
    expect(isKeepable(answer(), 'engine')).toBe(false);
    expect(isKeepable(answer(), 'data')).toBe(false);
  });

  it('refuses a file in the place of a page', () => {
    expect(isKeepable(answer({contentType: 'application/json'}), 'page')).toBe(false);
  });
});
