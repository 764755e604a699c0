/**
 * Visits every page: a phone loads no more of it than its marks allow, axe finds no violation in either theme, and the
 * browser complains of nothing.
 */
import {readPagePaths} from '../support/builtSite';
import {OF_EACH_KIND} from '../support/ofEachKind';
import {SMOKE} from '../support/test';
import {measure} from '../checks/weight/measure';
import {weightProblems} from '../checks/weight/problems';
import {axeProblems, DESKTOP_SCREEN, expect, prepare, test} from './visit';

const PATHS = readPagePaths();

for (const path of PATHS) {
  const tags = OF_EACH_KIND.includes(path) ? SMOKE : {};
  test(
    `${path} can be used by everyone and is quiet and light`,
    tags,
    async ({visitor: {page, complaints, looks}}) => {
      const problems = async () => [
        ...(await axeProblems(page, 'dark', looks.dark)),
        ...(await axeProblems(page, 'light', looks.light)),
      ];
      complaints.length = 0;
      await prepare(page);
      expect.soft(weightProblems(await measure(page, path))).toEqual([]);
      await page.setViewportSize(DESKTOP_SCREEN);
      expect.soft(await problems()).toEqual([]);
      expect.soft(complaints).toEqual([]);
    },
  );
}

test('the pages of each kind are there', SMOKE, () => {
  expect(OF_EACH_KIND.filter((path) => !PATHS.includes(path))).toEqual([]);
});
