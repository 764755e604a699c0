// `npm run samples` compiles and tests the programs of pages: here it is proved that it does so with each example's, for
// every target that the example names.
import {dirname, join, relative, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {CONTENT_FOLDERS, findPages} from '../../../config/contentPages';
import {readPrograms} from '../../../samples/readPrograms';
import {hasTests} from '../../../wing/language/entries';
import {loadExamples} from '../content';
import {DEFAULT_OPTIONS} from '../options';
import type {ExampleEntry} from '../types';
import {PLATFORMS} from '../../../wing/language/platforms';

const ROOT = resolve(__dirname, '../../../..');
const examples = await loadExamples(ROOT, DEFAULT_OPTIONS);
const shown = examples.filter(({program}) => program !== undefined);
const pages = findPages(ROOT, [join(ROOT, DEFAULT_OPTIONS.path)]);

/** What of an example is not checked by `npm run samples`. */
function listUnchecked({sourcePath, platform, program}: Checked): string[] {
  const isFound = CONTENT_FOLDERS.some((folder) => sourcePath.startsWith(`${folder}/`));
  if (!isFound || !pages.includes(sourcePath))
    return [`${sourcePath} is none of the pages whose programs are checked`];
  const programs = readPrograms(ROOT, [sourcePath]).flatMap((page) => page.programs);
  const entrypoint = relative(ROOT, program!.entrypoint);
  const checked = programs.filter(
    ({folder, entry, fence}) => `${folder}/${entry}` === entrypoint && !fence.nocheck && !fence.norun,
  );
  if (checked.length === 0) return [`no fence of ${sourcePath} has file="./main.w", checked and run`];
  if (!checked.some(({files, language, fence}) => !fence.fails && hasTests(files, language)))
    return [`${entrypoint} has no test that must pass`];
  return platform
    .filter((target) => target !== 'sim' && !PLATFORMS[target].unavailable)
    .filter((target) => !checked.some(({fence}) => fence.platforms.some((name) => name === target)))
    .map((target) => `no fence of ${sourcePath} with ${entrypoint} has platform="${target}"`);
}

type Checked = Pick<ExampleEntry, 'sourcePath' | 'platform' | 'program'>;

describe('the programs of the examples', () => {
  const checked = shown.filter(({program}) => program!.notChecked === undefined);

  it.each(checked)('$slug is compiled for its targets and tested', (example) => {
    expect(listUnchecked(example)).toEqual([]);
  });

  it('are found out when they stand on no fence, or lack a target', () => {
    const example = checked.find(({platform}) => !platform.includes('tf-gcp'))!;
    const other = join(dirname(example.program!.entrypoint), 'other.w');
    expect(listUnchecked({...example, program: {...example.program!, entrypoint: other}})).toEqual([
      expect.stringContaining('has file="./main.w"'),
    ]);
    expect(listUnchecked({...example, platform: ['sim', 'tf-gcp']})).toEqual([
      expect.stringContaining('platform="tf-gcp"'),
    ]);
  });

  it('leave out the one whose library is not on the registry', () => {
    const skipped = shown.filter(({program}) => program!.notChecked !== undefined);
    expect(skipped.map(({slug, program}) => [slug, program!.notChecked])).toEqual([
      ['redis', 'not on the registry'],
    ]);
  });
});
