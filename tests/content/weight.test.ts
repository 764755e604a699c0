import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {bytesPerPage, readStart} from '../checks/weight/addedPage';
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

it('no page is heavier than its marks allow', () => {
  expect(weightProblems(pages, scales)).toEqual([]);
});

it('a page that is added costs the start of the application no more than its mark', () => {
  const start = readStart(BUILD_DIR, pages, chunks);
  const bytes = bytesPerPage(start);
  console.log(`a page that is added: ${bytes.toFixed(1)} bytes`);
  expect(start.everywhere.length).toBeGreaterThan(1);
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
