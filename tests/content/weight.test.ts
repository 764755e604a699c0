import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {SHARD_NAME} from '../../src/routes/modules';
import {SHARDS} from '../../src/routes/shardOf';
import {bytesPerPage} from '../checks/weight/addedPage';
import {applicationFiles, laterScripts, readChunks} from '../checks/weight/applicationScripts';
import {kindOf} from '../checks/weight/kinds';
import {MARKS} from '../checks/weight/marks';
import {weightProblems} from '../checks/weight/problems';
import {createScales} from '../checks/weight/weigh';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';

/** What the playground loads by itself before the compiler, for a reader to write in. */
const PLAYGROUND_CHUNKS = ['playground-editor', 'playground-language', 'playground-share'];

const {pages} = readBuiltSite();
const chunks = readChunks();
const scales = createScales(BUILD_DIR, chunks);

/** The sheet of all pages is still sent to each, and so are whole fonts. */
const TODAY = {...MARKS, style: 29_000, documentation: 245_000, pages: {}};

it('no page is heavier than its marks allow', () => {
  expect(weightProblems(pages, scales, TODAY)).toEqual([]);
});

it('a page that is added costs the start of the application no more than its mark', () => {
  const scripts = pages.map((page) => applicationFiles(page, chunks).filter((file) => file.endsWith('.js')));
  const everywhere = scripts[0]!.filter((file) => scripts.every((own) => own.includes(file)));
  const pieces = Array.from({length: SHARDS}, (_, piece) => `${SHARD_NAME}${piece}`);
  const read = (file: string) => readFileSync(join(BUILD_DIR, file), 'utf8');
  const bytes = bytesPerPage({
    paths: pages.map(({path}) => path).filter((path) => chunks.routes[`${path}-page`]),
    everywhere: everywhere.map(read),
    pieces: laterScripts(pieces, chunks.manifest).map(read),
  });
  console.log(`a page that is added: ${bytes.toFixed(1)} bytes`);
  expect(everywhere.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(MARKS.addedPage);
});

describe('the scripts of the playground', () => {
  const playground = laterScripts(PLAYGROUND_CHUNKS, chunks.manifest);
  // Of the editor, and of the frame that programs run in.
  const marks = ['cm-content', 'Where programs of the playground run'];
  const isOfPlayground = (file: string) => {
    const text = readFileSync(join(BUILD_DIR, file), 'utf8');
    return marks.some((mark) => text.includes(mark));
  };

  it('weigh no more than their mark before the compiler comes', () => {
    const page = pages.find((one) => kindOf(one) === 'play')!;
    const own = applicationFiles(page, chunks).filter((file) => file.endsWith('.js'));
    expect(own.length).toBeGreaterThan(3);
    expect(scales.sizeOf([...new Set([...own, ...playground])])).toBeLessThanOrEqual(MARKS.playground);
  });

  it('can be told from others', () => {
    expect(playground.filter(isOfPlayground)).not.toEqual([]);
  });

  it('are loaded by no other page, nor by the application on one', () => {
    const others = pages.filter((page) => kindOf(page) !== 'play');
    const files = others.flatMap((page) => [
      ...scales.loadOf(page).scripts,
      ...applicationFiles(page, chunks),
    ]);
    expect([...new Set(files)].filter((file) => file.endsWith('.js') && isOfPlayground(file))).toEqual([]);
  });
});
