import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {toZip} from '../zip';
import {HELLO, withFiles} from './programs';

function unzip(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)]));
}

describe('toZip', () => {
  it('packs the files, and a README that says how to run them', () => {
    const program = withFiles({'lib/shelf.w': '// 漢字\n'});
    expect(unzip(toZip(program))).toEqual({
      'README.md': 'Run the tests with Wing 0.85.49: `npx winglang@0.85.49 test main.w`\n',
      ...program.files,
    });
  });

  it.each(['extern.js', 'extern.mjs', 'extern.cjs', 'extern.ts'])('adds a package.json for %s', (path) => {
    const files = unzip(toZip(withFiles({[path]: 'exports.f = () => 1;'})));
    expect(JSON.parse(files['package.json']!)).toEqual({
      name: 'wing-program',
      version: '1.0.0',
      private: true,
    });
  });

  it("leaves the program's own files as they are, in whatever case they are written", () => {
    const own = {'extern.js': '', 'package.json': '{}', 'readme.md': 'Mine.'};
    expect(unzip(toZip(withFiles(own)))).toEqual(withFiles(own).files);
  });

  it('gives the same bytes for the same program', () => {
    expect(toZip(withFiles({'b.w': '', 'a.w': ''}))).toEqual(toZip(withFiles({'a.w': '', 'b.w': ''})));
  });

  it('packs nothing that a file system cannot hold', () => {
    expect(() => toZip(withFiles({'../x.w': ''}))).toThrow('“../x.w” cannot be the name of a file');
    expect(() => toZip({...HELLO, entry: 'x'})).toThrow('The file to compile is missing.');
  });

  it('packs nothing that Windows cannot write', () => {
    expect(() => toZip(withFiles({'aux.w': '', 'con.w': ''}))).toThrow(
      '“aux.w” cannot be written on Windows',
    );
  });
});
