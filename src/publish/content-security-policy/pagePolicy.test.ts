import {describe, expect, it} from 'vitest';
import {hashSource, pagePolicy, SANDBOX_POLICY, toHeader, toMeta, workerPolicy} from './pagePolicy';

const settings = {inlineScripts: ['b()', 'a()'], addresses: ['https://api.example/repos/x?page=1']};
const page = pagePolicy(settings);

describe('the policy of the pages', () => {
  it('names the scripts within pages by their hashes, in an order that does not depend on the pages', () => {
    expect(hashSource('a()')).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
    expect(page['script-src']).toEqual(["'self'", ...[hashSource('a()'), hashSource('b()')].sort()]);
    expect(page).toEqual(pagePolicy({...settings, inlineScripts: ['a()', 'b()']}));
  });

  it('allows nothing that is not named, and nothing unsafe', () => {
    expect(page['default-src']).toEqual(["'none'"]);
    expect(toHeader(page)).not.toMatch(/unsafe|\*|https?:(?!\/\/)|blob:/);
  });

  it('names addresses without their queries', () => {
    expect(page['connect-src']).toEqual(["'self'", 'https://api.example/repos/x']);
    const origin = {...settings, addresses: ['https://api.example']};
    expect(pagePolicy(origin)['connect-src']).toEqual(["'self'", 'https://api.example']);
  });

  it.each(['https://api.example/a;script-src *', 'https://api.example/a,b', 'data:text/html,x', 'blob:x'])(
    'refuses %s, with which a policy would end or say something else',
    (address) => {
      expect(() => pagePolicy({...settings, addresses: [address]})).toThrow('cannot be named in a policy');
    },
  );

  it('is the same in a page as in a header, but for who may show the page', () => {
    expect(toHeader(page)).toBe(`${toMeta(page)}; frame-ancestors 'none'`);
  });
});

describe('the policy of the workers', () => {
  it('lets the compiler alone compile WebAssembly', () => {
    expect(toHeader(workerPolicy())).not.toContain('wasm');
    expect(workerPolicy({isCompiler: true})['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });
});

it('the sandbox gets nothing but who may show it', () => {
  expect(toHeader(SANDBOX_POLICY)).toBe("frame-ancestors 'self'");
});
