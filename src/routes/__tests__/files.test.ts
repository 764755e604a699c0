import {describe, expect, it} from 'vitest';
import {fillInFiles, leaveOutChunks} from '../files';

const files = new Map([
  ['12', 'assets/js/12.abcdef01.js'],
  ['34', 'assets/js/34.abcdef02.js'],
]);
const load = (chunk: string) => `() => __webpack_require__.e(/* import() */ "${chunk}").then(x)`;

describe('a piece', () => {
  it('gets the files of its pages', () => {
    const piece = `[{load: ${load('12')}, files: "files of the page"},\n{load: ${load('34')}, files: "files of the page"}]`;
    expect(fillInFiles(piece, files)).toBe(
      `[{load: ${load('12')}, files: {"12":"assets/js/12.abcdef01.js"}},\n{load: ${load('34')}, files: {"34":"assets/js/34.abcdef02.js"}}]`,
    );
  });

  it('does not get the files of others that a page needs, which the runtime knows', () => {
    const both = 'Promise.all(/* import() */ [__webpack_require__.e("7"), __webpack_require__.e("34")])';
    expect(fillInFiles(`{load: ${both}, files: "files of the page"}`, files)).toBe(
      `{load: ${both}, files: {"34":"assets/js/34.abcdef02.js"}}`,
    );
  });
});

describe('the runtime', () => {
  const runtime = (list: string) => `u = (id) => "assets/js/" + id + "." + ${list}[id] + ".js"`;

  it('no longer has the hashes of these files', () => {
    const list = '{"12": "abcdef01","34": "abcdef02","7": "abcdef03",}';
    expect(leaveOutChunks(runtime(list), [...files.keys()])).toBe(runtime('{"7":"abcdef03"}'));
  });

  it('is refused when it does not have them, or no list', () => {
    expect(() => leaveOutChunks(runtime('{"12": "abcdef01","7": "abcdef03"}'), [...files.keys()])).toThrow(
      "The bundler's runtime has another form than that of Rspack 1.7: the hashes of 1 of 2 chunks are not in it.",
    );
    expect(() => leaveOutChunks(runtime('hashes'), ['12'])).toThrow('1 of 1 chunks');
  });
});
