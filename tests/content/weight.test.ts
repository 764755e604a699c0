import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {kindOf} from '../checks/weight/kinds';
import {MARKS} from '../checks/weight/marks';
import {weightProblems} from '../checks/weight/problems';
import {createScales} from '../checks/weight/weigh';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';

const {pages} = readBuiltSite();
const scales = createScales(BUILD_DIR);

it('no page is heavier than its marks allow', () => {
  expect(weightProblems(pages, scales)).toEqual([]);
});

describe('the scripts of the playground', () => {
  const scriptsOf = (isPlayground: boolean) => [
    ...new Set(
      pages
        .filter((page) => (kindOf(page) === 'play') === isPlayground)
        .flatMap((page) => scales.loadOf(page).scripts),
    ),
  ];
  // Of the editor, and of the frame that programs run in.
  const marks = ['cm-content', 'Where programs of the playground run'];
  const isOfPlayground = (file: string) => {
    const text = readFileSync(join(BUILD_DIR, file), 'utf8');
    return marks.some((mark) => text.includes(mark));
  };

  it('weigh no more than their mark before the compiler comes', () => {
    const scripts = scriptsOf(true);
    expect(scripts.filter(isOfPlayground)).not.toEqual([]);
    expect(scales.sizeOf(scripts)).toBeLessThanOrEqual(MARKS.playground);
  });

  it('are loaded by no other page', () => {
    expect(scriptsOf(false).filter(isOfPlayground)).toEqual([]);
  });
});
