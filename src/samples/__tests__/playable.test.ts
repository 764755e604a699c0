import {describe, expect, it} from 'vitest';
import {isShownWhole, toPlayable} from '../playable';
import {collectPrograms} from '../collectPrograms';
import type {PageProgram} from '../pageProgram';

const fence = (info: string, body = '') => '```' + `${info}\n${body}\n` + '```\n\n';
const TEST = 'test "a" {}';

function programOf(page: string, files: Readonly<Record<string, string>> = {}): PageProgram {
  const [program] = collectPrograms('docs/page.md', page, (path) => files[path]).programs;
  return program!;
}

const nothingBeside = {read: () => undefined, list: () => []};
const play = (page: string, preflightOutput = '') =>
  toPlayable(programOf(page), {preflightOutput}, nothingBeside);

describe('toPlayable', () => {
  it('takes the whole program, hidden lines too', () => {
    const body = `// hide-next-line\nbring cloud;\n// remove-next-line\nlet a = 1;\n${TEST}`;
    expect(play(fence('wing', body))).toEqual({
      files: {'main.w': `bring cloud;\n${TEST}\n`},
      entry: 'main.w',
      runs: true,
      clouds: [],
    });
  });

  it.each([
    ['has tests', fence('wing', TEST), '', true],
    ['prints something in preflight', fence('wing', 'log("a");'), 'a', true],
    ['shows nothing', fence('wing', 'let a = 1;'), '', false],
    ['must fail', fence('wing fails="test"', TEST), '', false],
    ['is not to be run', fence('wing norun="waits for an hour"', TEST), '', false],
    ['is for other targets as well', fence('wing platform="tf-aws"', TEST), '', true],
  ])('opens a program that %s', (_, page, printed, runs) => {
    expect(play(page, printed)?.runs).toBe(runs);
  });

  it.each([
    ['names some', 'platform="tf-gcp, tf-aws"', ['tf-aws', 'tf-gcp']],
    ['names one that rejects it', 'platform="tf-aws" refused="tf-azure: Queue"', ['tf-aws', 'tf-azure']],
    ['is not run', 'platform="tf-aws" norun="waits for an hour"', ['tf-aws']],
    ['names no cloud', 'platform="sim"', []],
    ['must fail', 'platform="tf-aws" fails', []],
    ['is an exercise', 'platform="tf-aws" exercise="a"', []],
  ])('lets a reader compare the clouds of a program whose fence %s', (_, words, clouds) => {
    expect(play(fence(`wing ${words}`, TEST))?.clouds).toEqual(clouds);
  });

  it.each([
    ['is not checked', fence('wing nocheck="needs network"', TEST)],
    ['is in TypeScript', fence('ts title="main.ts"', 'main((app, test) => test("a", () => {}));')],
    ['is a module', fence('wing title="lib.w"', 'pub class A {}')],
    ['is refused', fence('wing noplay="util.exec"', TEST)],
    [
      'brings packages along',
      fence('wing title="main.w" group="g"', TEST) +
        fence('js title="node_modules/a/index.js" group="g"', 'exports.a = 1;'),
    ],
  ])('does not open a program that %s', (_, page) => {
    expect(play(page)).toBeUndefined();
  });

  it('takes all files of a group', () => {
    const page =
      fence('wing title="main.w" group="g"', 'bring "./a.w" as a;') +
      fence('js title="a.js" group="g"', 'exports.a = 1;') +
      fence('wing title="a.w" group="g"', TEST);
    expect(Object.keys(play(page)!.files)).toEqual(['main.w', 'a.js', 'a.w']);
    expect(play(page)).toMatchObject({entry: 'main.w', runs: true});
    expect(isShownWhole(programOf(page))).toBe(false);
  });

  it('takes all files of a folder, and nothing of the page', () => {
    const files: Record<string, string> = {
      'docs/shop/main.w': `${TEST}\n`,
      'docs/shop/lib/names.js': '// #region a\nexports.a = 1;\n// #endregion a',
      'docs/shop/index.md': '# Shop',
    };
    const program = programOf(fence('wing file="./shop/main.w"'), files);
    const folders: Record<string, string[]> = {
      'docs/shop': ['index.md', 'lib', 'main.w'],
      'docs/shop/lib': ['names.js'],
    };
    const playable = toPlayable(program, undefined, {
      read: (path) => files[path],
      list: (path) => folders[path]!,
    });
    expect(playable).toEqual({
      files: {'main.w': `${TEST}\n`, 'lib/names.js': 'exports.a = 1;'},
      entry: 'main.w',
      runs: true,
      clouds: [],
    });
    expect(isShownWhole(program)).toBe(false);
    expect(isShownWhole(programOf(fence('wing', TEST)))).toBe(true);
  });
});
