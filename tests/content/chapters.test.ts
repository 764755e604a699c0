/** A reader who follows the chapters of `docs/build` in an empty folder gets the programs that are checked. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {createFolderReader} from '../../src/lib/folderReader';
import {readFolder} from '../../src/samples/playgroundFiles';
import {stateLines} from '../../src/samples/stateDiff';
import {readBuiltSite} from '../support/builtSite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'docs/build';

type Files = ReadonlyMap<string, readonly string[]>;

it('the chapters show every line of their programs', () => {
  const {pages} = readBuiltSite();
  const chapters = readdirSync(path.join(ROOT, FOLDER))
    .filter((name) => /^\d/.test(name))
    .sort();
  expect(chapters).toHaveLength(13);
  const problems: string[] = [];
  let files: Files = new Map();
  for (const chapter of chapters) {
    const page = pages.find((one) => one.path === `/docs/build/${chapter.replace(/^\d+-/, '')}`)!;
    const wanted = filesOf(chapter);
    problems.push(
      ...compareFiles(follow(page.$, files), wanted).map((problem) => `${page.path}: ${problem}`),
    );
    files = wanted;
  }
  expect(problems).toEqual([]);
});

it('a line that no page shows would be found', () => {
  const $ = load(
    `<article><figure><figcaption><span class="title_x">new.w</span></figcaption><pre>bring cloud;
</pre></figure>
    <details class="changed-file"><figure><figcaption><span class="title_x">old.w</span></figcaption><pre>// … 1 line unchanged …
two
<span class="line line-remove">three
</span><span class="line line-add">3
</span></pre></figure></details></article>`,
  );
  const before = new Map([
    ['old.w', ['one', 'two', 'three']],
    ['same.w', ['let x = 1;']],
  ]);
  const wanted = new Map([
    ['new.w', ['bring cloud;', 'bring util;']],
    ['old.w', ['one', 'two', '3']],
    ['same.w', ['let x = 1;']],
    ['missing.w', ['']],
  ]);
  expect(compareFiles(follow($, before), wanted)).toEqual([
    'new.w: line 2 is nothing, not bring util;',
    'missing.w is not shown',
  ]);
});

function filesOf(chapter: string): Files {
  const files = readFolder(`${FOLDER}/${chapter}`, createFolderReader(ROOT));
  return new Map(files.map(([name, text]) => [name, stateLines(text)]));
}

/** What a reader has after the page who had these files before it. */
function follow($: CheerioAPI, before: Files): Files {
  const samples = $('article figure:has(figcaption [class^=title_])')
    .toArray()
    .map((figure) => ({
      name: $(figure).find('figcaption [class^=title_]').first().text(),
      isDiff: $(figure).closest('.changed-file').length > 0,
      $pre: $(figure).find('pre').first(),
    }));
  const after = new Map(before);
  const diffs = samples.filter(({isDiff}) => isDiff);
  for (const {name, $pre} of diffs) after.set(name, applyDiff($, $pre, before.get(name) ?? []));
  const shown = samples.filter(({isDiff}) => !isDiff);
  for (const name of new Set(shown.map((sample) => sample.name))) {
    const lines = shown.filter((sample) => sample.name === name).flatMap(({$pre}) => linesOf($pre.text()));
    const known = after.get(name) ?? [];
    // A part of a file that is there already: the page shows it again, or has it added to the end.
    if (isWithin(lines, known)) continue;
    const isWhole = lines.some(isBring) || known.length === 0;
    after.set(name, isWhole ? lines : [...withBrings($, known), ...lines]);
  }
  return after;
}

/** With what the text says to add to the top: `bring util;`. */
function withBrings($: CheerioAPI, lines: readonly string[]): string[] {
  const named = $('article p code')
    .toArray()
    .map((code) => $(code).text())
    .filter((code) => /^bring .*;$/.test(code) && !lines.includes(code));
  return [...lines.filter(isBring), ...named, ...lines.filter((line) => !isBring(line))];
}

function isBring(line: string): boolean {
  return line.startsWith('bring ');
}

function applyDiff(
  $: CheerioAPI,
  $pre: ReturnType<CheerioAPI>,
  before: readonly string[],
): readonly string[] {
  const marked = $pre.clone();
  marked.find('.line-hidden').remove();
  marked.find('.line-add').each((_, line) => void $(line).text(`\u0001+${$(line).text()}`));
  marked.find('.line-remove').each((_, line) => void $(line).text(`\u0001-${$(line).text()}`));
  let place = 0;
  const after: string[] = [];
  for (const line of linesOf(marked.text())) {
    const skipped = /… (?<count>\d+) lines? unchanged …/.exec(line)?.groups?.count;
    if (skipped !== undefined) {
      after.push(...before.slice(place, place + Number(skipped)));
      place += Number(skipped);
    } else if (line.startsWith('\u0001+')) after.push(line.slice(2));
    else if (line.startsWith('\u0001-')) place += 1;
    else {
      after.push(line);
      place += 1;
    }
  }
  return [...after, ...before.slice(place)];
}

function compareFiles(files: Files, wanted: Files): string[] {
  return [...wanted].flatMap(([name, text]) => {
    if (!files.has(name)) return [`${name} is not shown`];
    const own = sortBrings(files.get(name)!);
    const lines = sortBrings(text);
    const found = own.length > lines.length ? own : lines;
    const index = found.findIndex((_, at) => own[at]?.trim() !== lines[at]?.trim());
    return index < 0
      ? []
      : [`${name}: line ${index + 1} is ${own[index] ?? 'nothing'}, not ${lines[index] ?? 'nothing'}`];
  });
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  const text = (lines: readonly string[]) =>
    withoutBlank(lines)
      .map((line) => line.trim())
      .join('\n');
  return text(whole).includes(text(part));
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** The order of `bring` lines has no meaning, and neither have blank lines. */
function sortBrings(lines: readonly string[]): string[] {
  const shown = withoutBlank(lines);
  return [...shown.filter(isBring).sort(), ...shown.filter((line) => !isBring(line))];
}

function withoutBlank(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '');
}
