import {describe, expect, it} from 'vitest';
import {hasMagicComments, programLines, readLines, toProgramText} from '../lines';

describe('magic comments', () => {
  const text = [
    '// hide-next-line',
    'bring cloud;',
    'let a = 1;',
    '// hide-start',
    'let b = 2;',
    'let c = 3;',
    '// hide-end',
    '// highlight-next-line',
    'log("{a}");',
    '// remove-next-line',
    'old();',
    '  // add-next-line',
    '  log("{b}");',
  ].join('\n');

  it('hides lines from the page and keeps them in the program', () => {
    const {lines, problems} = readLines(text);
    expect(problems).toEqual([]);
    expect(lines.filter(({hidden}) => hidden).map((line) => line.text)).toEqual([
      'bring cloud;',
      'let b = 2;',
      'let c = 3;',
    ]);
    expect(toProgramText(lines)).toBe(
      'bring cloud;\nlet a = 1;\nlet b = 2;\nlet c = 3;\nlog("{a}");\n  log("{b}");',
    );
  });

  it('marks highlighted, added and removed lines, and remembers where each line stood', () => {
    const marked = readLines(text).lines.filter(({mark}) => mark);
    expect(marked.map(({mark, source}) => [mark, source])).toEqual([
      ['highlight', 8],
      ['remove', 10],
      ['add', 12],
    ]);
  });

  it('has nothing but the text of a line without a mark', () => {
    expect(readLines('let a = 1;').lines).toEqual([{text: 'let a = 1;', hidden: false, source: 0}]);
  });

  it('gives a line the strongest of its marks: removed, then added, then highlighted', () => {
    const {lines} = readLines(
      '// highlight-start\na\n// add-next-line\nb\n// add-start\n// remove-next-line\nc\n// add-end\nd\n// highlight-end\ne',
    );
    expect(lines.map(({mark}) => mark)).toEqual(['highlight', 'add', 'remove', 'highlight', undefined]);
  });

  it('ends "next-line" after the next line, and leaves removed lines out of the program', () => {
    const {lines} = readLines('// remove-next-line\na\nb');
    expect(programLines(lines).map(({text: shown}) => shown)).toEqual(['b']);
  });

  it.each(['//hide-next-line', '<!--hide-next-line-->', '/*hide-next-line*/', '  #  hide-next-line  '])(
    'reads %j however it is spaced',
    (comment) => expect(readLines(`${comment}\na`).lines).toEqual([{text: 'a', hidden: true, source: 1}]),
  );

  it.each([
    'let a = 1; // hide-next-line',
    '// hide-next-line, as it is long',
    '// unhide-next-line',
    '-- hide-next-line',
    '// hide',
  ])('takes %j for a line of the program', (line) => {
    expect(readLines(`${line}\na`)).toEqual({
      lines: [
        {text: line, hidden: false, source: 0},
        {text: 'a', hidden: false, source: 1},
      ],
      problems: [],
    });
  });

  it('reads the comment forms of other languages', () => {
    const {lines} = readLines(
      '# hide-next-line\na: 1\n<!-- highlight-next-line -->\n<p>\n/* add-next-line */\nb {}',
    );
    expect(lines.map(({hidden, mark}) => (hidden ? 'hidden' : mark))).toEqual(['hidden', 'highlight', 'add']);
  });

  it.each([
    ['// hide-start\na', 0, '"hide-start" has no "hide-end"'],
    ['a\n// hide-end', 1, '"hide-end" has no "hide-start"'],
    ['a\n// hide-next-line', 1, '"hide-next-line" has no next line'],
    ['// hide-line\na', 0, 'unknown comment "hide-line": allowed are hide-next-line, hide-start, hide-end'],
    ['// hide-start\n// hide-start\na\n// hide-end', 1, '"hide-start" is inside an open "hide-start"'],
  ])('refuses %j', (wrong, line, message) => {
    expect(readLines(wrong).problems).toEqual([{line, message}]);
  });
});

describe('hasMagicComments', () => {
  it.each([
    [{lang: 'wing'}, true],
    [{lang: 'wing', file: './main.w'}, false],
    [{lang: 'text'}, false],
    [{lang: 'md'}, false],
  ])('says for %j: %s', (fence, expected) => expect(hasMagicComments(fence)).toBe(expected));
});
