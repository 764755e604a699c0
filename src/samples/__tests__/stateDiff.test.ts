import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../../lib/unescapeHtml';
import {describeDiff, languageOf, toDiffSample} from '../diffSample';
import {diffStates, stateLines} from '../stateDiff';

const lines = (count: number, from = 0) =>
  Array.from({length: count}, (_, index) => `let a${index + from} = ${index + from};`).join('\n');
const plain = (html: string) => unescapeHtml(html.replace(/<[^>]+>/g, ''));

describe('diffStates', () => {
  it('finds nothing in equal states, also where only regions differ', () => {
    const marked = `// #region one\n${lines(3)}\n// #endregion one\n`;
    expect(diffStates({'main.w': marked}, {'main.w': `${lines(3)}\n`})).toEqual([]);
  });

  it('names changed files first, then new ones, then those that are gone', () => {
    const before = {'b.w': 'log("b");', 'c.w': 'log("c");', 'same.w': ''};
    const after = {'a.w': 'log("a");', 'c.w': 'log("d");', 'same.w': ''};
    expect(diffStates(before, after).map(({kind, path}) => `${kind} ${path}`)).toEqual([
      'changed c.w',
      'added a.w',
      'removed b.w',
    ]);
  });

  it('shows two lines around a change, and counts the others', () => {
    const before = {'main.w': `${lines(6)}\nlog("x");\n${lines(6, 6)}`};
    const after = {'main.w': `${lines(6)}\nlog("y");\nlog("z");\n${lines(6, 6)}`};
    const [diff] = diffStates(before, after);
    expect(diff).toMatchObject({added: 2, removed: 1});
    expect(diff!.lines).toEqual([
      {skipped: 4},
      {side: 'after', index: 4},
      {side: 'after', index: 5},
      {mark: 'remove', side: 'before', index: 6},
      {mark: 'add', side: 'after', index: 6},
      {mark: 'add', side: 'after', index: 7},
      {side: 'after', index: 8},
      {side: 'after', index: 9},
      {skipped: 4},
    ]);
  });

  it('shows a single line rather than a note about it', () => {
    const [diff] = diffStates({'main.w': `${lines(3)}\nlog("x");`}, {'main.w': `${lines(3)}\nlog("y");`});
    expect(diff!.lines.slice(0, 3)).toEqual([0, 1, 2].map((index) => ({side: 'after', index})));
  });

  it('reads an empty file', () => {
    expect(stateLines('')).toEqual([]);
    expect(diffStates({}, {'a.w': ''})).toMatchObject([{kind: 'added', added: 0, lines: []}]);
  });
});

describe('a difference as code', () => {
  const before = {'main.w': `${lines(5)}\nlog("x");`, 'old.css': 'a {\n}\n'};
  const after = {'main.w': `${lines(5)}\nlog("<y>");`, 'page.html': '<p>Hi</p>\n'};
  const [changed, added, removed] = diffStates(before, after);

  it('marks lines of a changed file, in the colours of its language', () => {
    const {lang, title, html} = toDiffSample(changed!, before, after);
    expect({lang, title}).toEqual({lang: 'wing', title: 'main.w'});
    expect(html).toContain('<span class="line line-remove"><span class="token function">log');
    expect(html).toContain('<span class="line line-add"><span class="token function">log');
    const shown = html.replace(/<span class="line line-hidden">.*?\n<\/span>/gs, '');
    expect(plain(shown)).toBe('// … 3 lines unchanged …\nlet a3 = 3;\nlet a4 = 4;\nlog("x");\nlog("<y>");\n');
  });

  it('leaves out the marks where a whole file is new or gone', () => {
    expect(toDiffSample(added!, before, after)).toMatchObject({lang: 'html', title: 'page.html'});
    expect(toDiffSample(added!, before, after).html).not.toContain('line-add');
    expect(toDiffSample(removed!, before, after).html).not.toContain('line-remove');
  });

  it('is told in words', () => {
    expect([changed, added, removed].map((diff) => describeDiff(diff!))).toEqual([
      'main.w: 1 line added, 1 line removed',
      'page.html: new file, 1 line',
      'old.css: removed, 2 lines',
    ]);
  });

  it('knows languages by the ends of names', () => {
    expect(['a.w', 'b.js', 'c.tf', 'Makefile', 'd.unknown'].map(languageOf)).toEqual([
      'wing',
      'js',
      'hcl',
      'text',
      'text',
    ]);
  });
});
