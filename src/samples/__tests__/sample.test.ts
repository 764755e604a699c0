import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../../lib/unescapeHtml';
import type {ProgramOutcome, CheckFailure} from '../../wing/checker/outcome';
import {parseFence} from '../fence';
import {collectPrograms} from '../collectPrograms';
import {toCodeBlock, toSample} from '../sample';

type FailureLocation = CheckFailure['locations'][number];

function sampleOf(
  meta: string,
  body: string,
  {after = '', locations}: {after?: string; locations?: FailureLocation[]} = {},
) {
  const page = ['```wing ' + meta, body, '```', '', after].join('\n');
  const [program] = collectPrograms('docs/a.md', page, () => undefined).programs;
  return toSample({
    fence: parseFence('wing', meta).fence,
    text: body,
    version: '1.2.3',
    ...(program && {program}),
    ...(locations && {outcome: {failure: {stage: 'compile', locations}} as unknown as ProgramOutcome}),
  });
}

const place = (line: number, column: number, end?: {line: number; column: number}): FailureLocation => ({
  file: 'main.w',
  line,
  column,
  message: '',
  ...(end && {end}),
});
const ERROR = /<span class="code-error">((?:[^<]|<span class="token[^>]*>[^<]*<\/span>)*)<\/span>/g;
/** The lines of the HTML, with the text of what is underlined in brackets and other elements taken out. */
const underlined = (html: string) =>
  unescapeHtml(html.replace(ERROR, '[$1]').replace(/<[^>]+>/g, ''))
    .split('\n')
    .filter((line) => line.includes('['));
const classes = (html: string) => [...html.matchAll(/<span class="(line[^"]*)">/g)].map(([, names]) => names);

describe('the mark of a sample', () => {
  it.each([
    ['', 'log("a");', 'compiled', 'compiled with Wing 1.2.3'],
    ['', 'test "a" {}', 'tested', 'tested with Wing 1.2.3'],
    ['norun="waits"', 'test "a" {}', 'compiled', 'compiled with Wing 1.2.3, not run: it waits'],
    ['fails', '!', 'refused', 'rejected by the compiler, as intended, with Wing 1.2.3'],
    ['fails="preflight"', '', 'refused', 'rejected by preflight, as intended, with Wing 1.2.3'],
    ['fails="test"', 'test "a" {}', 'refused', 'rejected by its test, as intended, with Wing 1.2.3'],
    [
      'nocheck="needs docker"',
      '',
      'unchecked',
      'not compiled: It needs a container engine while it compiles.',
    ],
    [
      'nocheck="compiled by a test"',
      '',
      'compiled',
      'compiled for AWS with Wing 1.2.3, with substitutes for packages of hundreds of megabytes',
    ],
  ])('says of %j with %j: %s', (meta, body, mark, markText) => {
    expect(sampleOf(meta, body)).toMatchObject({mark, markText});
  });

  it.each([
    ['js', 'tested with Wing 1.2.3'],
    ['html', 'part of a program tested with Wing 1.2.3'],
  ])('does not say of a file in %s that it was compiled, if it was only read', (lang, markText) => {
    const page = '```wing\ntest "a" {}\n```\n';
    const [program] = collectPrograms('docs/a.md', page, () => undefined).programs;
    const sample = toSample({
      fence: parseFence(lang, '').fence,
      text: '',
      program: program!,
      version: '1.2.3',
    });
    expect(sample).toMatchObject({markText});
  });

  it('stands on programs alone', () => {
    const {fence} = parseFence('json', '');
    const sample = toSample({fence, text: '{}', version: '1.2.3'});
    expect(sample).not.toHaveProperty('mark');
  });
});

describe('the span that the compiler named', () => {
  it('is underlined', () => {
    const {html} = sampleOf('fails', 'let a: num = "b";', {locations: [place(1, 14, {line: 1, column: 17})]});
    expect(underlined(html)).toEqual(['let a: num = ["b"];']);
  });

  it('is found under hidden and removed lines', () => {
    const body = '// hide-next-line\nbring cloud;\n// remove-next-line\nlet a = 1;\nlet a = bad;';
    const {html} = sampleOf('fails', body, {locations: [place(2, 9, {line: 2, column: 12})]});
    expect(underlined(html)).toEqual(['let a = [bad];']);
  });

  it('goes to the end of the word where no end is named, and of the line where it ends on another', () => {
    expect(underlined(sampleOf('fails', 'throw oops;', {locations: [place(1, 7)]}).html)).toEqual([
      'throw [oops];',
    ]);
    const {html} = sampleOf('fails', 'aa bb\ncc', {locations: [place(1, 4, {line: 2, column: 2})]});
    expect(underlined(html)).toEqual(['aa [bb]']);
  });

  it('is not shown where nothing is expected to fail, or in another file', () => {
    const locations = [place(1, 1, {line: 1, column: 4})];
    expect(underlined(sampleOf('', 'let a = 1;', {locations}).html)).toEqual([]);
    const elsewhere = locations.map((one) => ({...one, file: 'lib.w'}));
    expect(underlined(sampleOf('fails', 'let a = 1;', {locations: elsewhere}).html)).toEqual([]);
  });
});

describe('the lines of a sample', () => {
  it('are marked, and hidden ones counted', () => {
    const body = ['// hide-start', 'a', 'b', '// hide-end', '// add-next-line', 'c', 'd'].join('\n');
    const sample = sampleOf('{4}', body);
    expect(sample.hidden).toBe('2');
    expect(classes(sample.html)).toEqual([
      'line line-hidden',
      'line line-hidden',
      'line line-add',
      'line line-highlight',
    ]);
  });

  it('carry title and wrapping where they are asked for', () => {
    expect(sampleOf('title="a.w" wrap', 'x')).toMatchObject({
      title: 'a.w',
      wrap: 'true',
    });
    const plain = sampleOf('', 'x');
    for (const name of ['title', 'wrap', 'hidden', 'output']) expect(plain).not.toHaveProperty(name);
  });

  it('have elements of their own only where something is said about them', () => {
    expect(classes(sampleOf('', 'a\nb').html)).toEqual([]);
    const {html} = sampleOf('showLineNumbers="5"', 'a\nb');
    expect([...html.matchAll(/<span class="line" data-line="(\d+)">/g)].map(([, number]) => number)).toEqual([
      '5',
      '6',
    ]);
    expect(classes(toCodeBlock('a\nb', 'text').html)).toEqual([]);
  });

  it('hide the empty lines after hidden lines at the top', () => {
    const {html, hidden} = sampleOf('', '// hide-next-line\nbring cloud;\n\nlet a = 1;\n\nlet b = 2;');
    expect(classes(html)).toEqual(['line line-hidden', 'line line-hidden']);
    expect(hidden).toBe('2');
  });

  it.each([
    ['a real file', 'wing', 'file="./main.w"'],
    ['Markdown', 'md', ''],
    ['plain text', 'text', ''],
  ])('keep comments of %s', (_, lang, meta) => {
    const {fence} = parseFence(lang, meta);
    const {html} = toSample({fence, text: '// hide-next-line\nx', version: '1.2.3'});
    expect(html).toContain('hide-next-line');
    expect(html).not.toContain('line-hidden');
  });
});

describe('the lines that run in the cloud', () => {
  const runs = (html: string) => html.split('<span class="inflight">').length - 1;

  it('have one element around each run of them, and no text is added', () => {
    const body = 'test "a" {\n  let b = 1;\n  log("{b}");\n}\ntest "c" {\n  log("d");\n}';
    const {html} = sampleOf('', body);
    expect(runs(html)).toBe(2);
    expect(unescapeHtml(html.replace(/<[^>]+>/g, ''))).toBe(`${body}\n`);
    const [, first = ''] = html.split('<span class="inflight">');
    expect(first.replace(/<[^>]+>/g, '').split('\n')[0]).toBe('  let b = 1;');
    expect(html.split('<span').length).toBe(html.split('</span>').length);
  });

  it('are found where an edit begins another block in the place of one', () => {
    const body = [
      '// remove-next-line',
      'test "a" {',
      '// add-next-line',
      'test "b" {',
      '  log("c");',
      '}',
      'let d = 1;',
    ].join('\n');
    const {html} = sampleOf('', body);
    expect(runs(html)).toBe(1);
    const [, after = ''] = html.split('<span class="inflight">');
    expect(after.indexOf('d')).toBeGreaterThan(after.indexOf('\n</span>'));
  });

  it('are only those of Wing', () => {
    const {fence} = parseFence('ts', '');
    expect(runs(toSample({fence, text: 'test "a" {\n  b();\n}', version: '1.2.3'}).html)).toBe(0);
  });
});

describe('the output of a sample', () => {
  it.each([
    ['', 'output', 'log'],
    ['', 'output="report"', 'report'],
    ['fails', 'error', 'error'],
  ])('of %j with a fence %j is %s', (meta, words, outputKind) => {
    const after = '```text ' + words + '\none\n```';
    expect(sampleOf(meta, 'x', {after})).toMatchObject({outputKind, output: 'one'});
  });
});

describe('toCodeBlock', () => {
  it('highlights like a fence of the same language', () => {
    const text = 'cd hello\nnpm install -g winglang # <b>';
    const fence = toSample({fence: parseFence('sh', '').fence, text, version: '1.2.3'});
    expect(toCodeBlock(text, 'sh')).toEqual(fence);
  });
});
