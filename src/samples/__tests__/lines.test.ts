import {describe, expect, it} from 'vitest';
import {readLines, toProgramText} from '../lines';

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
    ['// hide-line\na', 0, 'unknown comment "hide-line"'],
    ['// hide-start\n// hide-start\na\n// hide-end', 1, '"hide-start" is inside an open "hide-start"'],
  ])('refuses %j', (wrong, line, message) => {
    expect(readLines(wrong).problems[0]).toEqual({line, message: expect.stringContaining(message)});
  });
});
