import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../../lib/unescapeHtml';
import {highlight, highlightLines, writeLine, writeLines} from '../highlight';
import {LANGUAGES} from '../fence';

const text = (html: string) => unescapeHtml(html.replace(/<[^>]+>/g, ''));

describe('highlighting at build time', () => {
  it('gives tokens class names and no colours', () => {
    const [line] = highlightLines('let x = 1; // <b>', 'wing');
    expect(line).toContain('<span class="token keyword">let </span>');
    expect(line).toContain('<span class="token comment">// &#60;b&#62;</span>');
    expect(line).not.toContain('style=');
  });

  it('closes tokens at the end of a line and opens them again', () => {
    const lines = highlightLines('let s = "one\ntwo";', 'wing');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^<span class="token string">two&#34;<\/span>/);
  });

  it.each(LANGUAGES)('keeps the text of %s as it is', (lang) => {
    const source = 'let a = <b c="d & e">{ f: [1, "x"] }</b> # no\n\n  resource "x" {}\n';
    expect(highlightLines(source, lang).map(text).join('\n')).toBe(source);
  });

  it.each([
    'wing',
    'ts',
    'tsx',
    'js',
    'jsx',
    'json',
    'yaml',
    'toml',
    'hcl',
    'html',
    'css',
    'sh',
    'python',
    'rust',
    'ini',
    'diff',
    'md',
  ])('knows a grammar for %s', (lang) => {
    const source =
      lang === 'md'
        ? '# a'
        : lang === 'html'
          ? '<a>'
          : lang === 'css'
            ? 'a { b: c }'
            : '- "a": "b"\n[a]\na = "b"\n';
    expect(highlightLines(source, lang).join('')).toContain('class="token');
  });

  it('marks the place that the compiler named, across tokens', () => {
    const [line] = highlight('let x: num = "a";', 'wing', [
      {line: 0, start: 7, end: 16, className: 'code-error'},
    ]);
    expect(writeLine(line!)).toBe(
      '<span class="token keyword">let </span><span class="token property">x</span>: ' +
        '<span class="code-error"><span class="token type">num </span>= <span class="token string">&#34;a&#34;</span></span>;',
    );
  });

  it('gives neighbours of one colour one element, across spaces and lines, and punctuation none', () => {
    expect(writeLines(highlight('// a\n// b\na[i] b.c\n', 'wing'))).toBe(
      '<span class="token comment">// a\n// b\n</span><span class="token text">a</span>[<span class="token text">i</span>]' +
        '<span class="token text"> b</span>.<span class="token text">c\n\n</span>',
    );
  });

  it('gives text without a grammar its colour, and no other', () => {
    expect(writeLines(highlight('a (b)\n  c', 'text'))).toBe('<span class="token text">a (b)\n  c\n</span>');
  });
});

it('shows characters that hide, or turn the direction of text', () => {
  expect(highlightLines('// \u202e }\u200b', 'text')).toEqual([
    '<span class="token text">// [U+202E] }[U+200B]</span>',
  ]);
});
