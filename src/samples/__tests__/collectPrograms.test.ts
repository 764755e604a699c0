import {describe, expect, it} from 'vitest';
import {collectPrograms} from '../collectPrograms';

const fence = (info: string, ...body: string[]) => ['```' + info, ...body, '```', ''];
const collect = (lines: string[], files: Record<string, string> = {}) =>
  collectPrograms('docs/page.md', lines.join('\n'), (name) => files[name]);

describe('the programs of a page', () => {
  it('names a program after its page and heading, so that one put in elsewhere renames none', () => {
    const {programs, problems} = collect([
      '---',
      'title: Page',
      '---',
      '## First steps {#first}',
      ...fence('wing', 'let a = 1;'),
      ...fence('wing', 'let b = 2;'),
      '## Then',
      ...fence('wing', 'let c = 3;'),
    ]);
    expect(problems).toEqual([]);
    expect(programs.map(({id}) => id)).toEqual([
      'docs/page#first-steps',
      'docs/page#first-steps-2',
      'docs/page#then',
    ]);
    expect(programs.map(({line}) => line)).toEqual([5, 9, 14]);
  });

  it('gives each line of a program its line in the page, hidden and indented ones too', () => {
    const {programs} = collect([
      '1. Do this',
      '',
      '   ```wing',
      '   // hide-next-line',
      '   bring cloud;',
      '   let a = 1;',
      '   ```',
    ]);
    expect(programs[0]!.files[0]).toMatchObject({
      text: 'bring cloud;\nlet a = 1;\n',
      sourceLines: [5, 6],
      indent: 3,
    });
  });

  it('hands output and error fences to the program before them', () => {
    const {programs, problems} = collect([
      ...fence('wing', 'log("a");'),
      ...fence('text output', 'a'),
      ...fence('wing fails', 'let x: num = "";'),
      ...fence('text error', 'error: Expected'),
    ]);
    expect(problems).toEqual([]);
    expect(programs.map(({expected}) => expected.map(({kind, text}) => [kind, text]))).toEqual([
      [['log', 'a']],
      [['error', 'error: Expected']],
    ]);
  });

  it('misses the earlier program that a diagram is compared with', () => {
    const diagram = fence('diagram title="A" program="./main.w" since="../before/main.w"');
    const files = {'docs/main.w': ''};
    expect(collect(diagram, files).problems).toMatchObject([
      {message: 'since="../before/main.w": there is no before/main.w'},
    ]);
    expect(collect(diagram, {...files, 'before/main.w': ''}).problems).toEqual([]);
  });

  it('makes one program of the fences of a group', () => {
    const {programs, problems} = collect([
      ...fence('wing title="shop.w" group="shop"', 'pub class Shop {}'),
      ...fence('js title="price.js" group="shop"', 'exports.price = () => 1;'),
      ...fence('wing title="main.w" group="shop"', 'bring "./shop.w" as s;'),
      ...fence('text output', ''),
    ]);
    expect(problems).toEqual([]);
    expect(programs).toHaveLength(1);
    expect(programs[0]!.entry).toBe('main.w');
    expect(programs[0]!.files.map(({path}) => path)).toEqual(['shop.w', 'price.js', 'main.w']);
  });

  it('takes a real file with its folder', () => {
    const files = {'docs/shop/main.w': 'let a = 1;\n// #region two\nlet b = 2;\n// #endregion two\n'};
    const {programs, problems} = collect(fence('wing file="./shop/main.w" region="two"'), files);
    expect(problems).toEqual([]);
    expect(programs[0]).toMatchObject({entry: 'main.w', folder: 'docs/shop'});
  });

  it('takes TypeScript as a program where it is named main.ts', () => {
    const {programs} = collect([...fence('ts title="main.ts"', 'main();'), ...fence('ts', 'let x = 1;')]);
    expect(programs.map(({language, entry}) => [language, entry])).toEqual([['ts', 'main.ts']]);
  });

  it.each([
    ['an unknown word', fence('wing nope', ''), {}, 1, 'unknown word "nope"'],
    ['a file that is not there', fence('wing file="./x/main.w"', ''), {}, 1, 'there is no docs/x/main.w'],
    [
      'a region that is not there',
      fence('wing file="./main.w" region="b"', ''),
      {'docs/main.w': '// #region a\n// #endregion a'},
      1,
      'there are only the regions a in docs/main.w',
    ],
    [
      'two files of a group with one title',
      [
        ...fence('wing title="main.w" group="g"', 'let a = 1;'),
        ...fence('wing title="main.w" group="g"', 'let b = 1;'),
      ],
      {},
      5,
      'two files of one program have the title "main.w": the other is on line 1',
    ],
    ['a group with no entry', fence('wing title="lib.w" group="g"', ''), {}, 1, 'group "g" has no entry'],
    [
      'a group member with no title',
      [...fence('wing group="g"', ''), ...fence('wing group="g" title="main.w"', '')],
      {},
      1,
      'needs a title',
    ],
    [
      'output with no program',
      ['text', '', ...fence('text output', 'a')],
      {},
      3,
      'with no program right before it',
    ],
    [
      'output after another block',
      [...fence('wing', ''), ...fence('json', '{}'), ...fence('text output', 'a')],
      {},
      9,
      'with no program right before it',
    ],
    [
      'a second output',
      [...fence('wing', ''), ...fence('text output', 'a'), ...fence('text output', 'b')],
      {},
      9,
      'has a second "log" fence',
    ],
    [
      'an error of a program that need not fail',
      [...fence('wing', ''), ...fence('text error', 'a')],
      {},
      5,
      'needs "fails" on its program',
    ],
    ['a program that fails with no error', fence('wing fails', ''), {}, 1, 'needs a "text error" fence'],
    [
      'output of a program that is not checked',
      [...fence('wing nocheck="needs docker"', ''), ...fence('text output', '')],
      {},
      5,
      'the output of a program that is not checked',
    ],
    ['an open magic comment', fence('wing', 'a', '// hide-start'), {}, 3, '"hide-start" has no "hide-end"'],
  ])('refuses %s', (_, lines, files, line, message) => {
    const {problems} = collect(lines, files);
    expect(problems).toContainEqual({page: 'docs/page.md', line, message: expect.stringContaining(message)});
  });
});
