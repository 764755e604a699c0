import {Buffer as NodeBuffer} from 'node:buffer';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {addBase64Url} from '../buffer';

// By its file, as its name means the module of Node.js: this is what the browser gets.
const {Buffer: Port} = createRequire(import.meta.url)('buffer/index.js') as {Buffer: typeof NodeBuffer};
addBase64Url(Port);

describe('base64url in the port for browsers', () => {
  it.each(['', 'a', 'ab', 'abc', '>>>???', 'né'])('writes and reads %j as Node does', (text) => {
    const encoded = NodeBuffer.from(text).toString('base64url');
    expect(Port.from(text).toString('base64url')).toBe(encoded);
    expect(Port.from(encoded, 'base64url').toString()).toBe(text);
    expect(Port.byteLength(encoded, 'base64url')).toBe(NodeBuffer.byteLength(text));
  });

  it('leaves the other encodings as they are', () => {
    expect(Port.isEncoding('base64url')).toBe(true);
    expect(Port.isEncoding('base65')).toBe(false);
    expect(Port.from('6162', 'hex').toString()).toBe('ab');
    expect(Port.from('>>>???').toString('base64')).toBe('Pj4+Pz8/');
    expect(Port.from([97, 98]).toString('utf8', 1)).toBe('b');
  });
});
