/** Visits every page in both themes: no violation that axe finds, no complaint of the browser, and it hydrates. */
import {readPagePaths} from '../support/builtSite';
import {axeProblems, expect, test, visit} from './visit';

for (const path of readPagePaths()) {
  test(`${path} can be used by everyone and is quiet`, async ({visitor: {page, complaints, looks}}) => {
    complaints.length = 0;
    await visit(page, path);
    const problems = [
      ...(await axeProblems(page, 'dark', looks.dark)),
      ...(await axeProblems(page, 'light', looks.light)),
    ];
    expect.soft(problems).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });
}
