import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findPages} from '../../src/config/contentPages';
import {pictureIn, SCHEMES, SCREENS} from '../checks/screens/screens';
import {comparePictures, findPictures} from '../checks/screens/shownPictures';
import {programOf} from '../checks/screens/takeScreen';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('each picture of a screen can be taken again', () => {
  const pages = [...findPages(ROOT, []), ...SCREENS.flatMap(({shownBy}) => shownBy ?? [])];
  expect(comparePictures(SCREENS, findPictures(ROOT, pages))).toEqual([]);
});

it.each(SCREENS)('$picture is there in both themes, and so is its program', (screen) => {
  for (const scheme of SCHEMES)
    expect(existsSync(path.join(ROOT, pictureIn(scheme, screen))), pictureIn(scheme, screen)).toBe(true);
  expect(programOf(screen, ROOT).language).toBe('wing');
});

it('a picture without a row, and a row without a picture, are told', () => {
  const shown = [{page: 'docs/a.md', line: 3, picture: 'docs/new.avif'}];
  expect(comparePictures([{picture: 'docs/old.avif', page: 'docs/a.md'}], shown)).toEqual([
    'docs/a.md:3: docs/new.avif has no row in tests/checks/screens/screens.ts, which says how it is taken',
    'docs/old.avif: docs/a.md does not show it',
  ]);
});

it('a program that the page does not have is told', () => {
  expect(() => programOf({page: 'docs/learn/watching.md', program: 9}, ROOT)).toThrow(
    'docs/learn/watching.md has 1 program, none with the number 9',
  );
});
