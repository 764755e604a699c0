import type {Page} from '../../support/builtSite';
import {DOCUMENTATION, kindOf} from './kinds';
import {MARKS, type Marks} from './marks';
import {APPLICATIONS, type Scales} from './weigh';

/** Pages that are heavier than a mark allows, with what they weigh. */
export function weightProblems(pages: readonly Page[], scales: Scales, marks: Marks = MARKS): string[] {
  const problems: string[] = [];
  const compare = (path: string, part: string, bytes: number, mark: number) => {
    if (bytes > mark) problems.push(`${path}: ${bytes} bytes of ${part}, at most ${mark}`);
  };
  const read = pages.filter((page) => !APPLICATIONS.includes(kindOf(page)));
  for (const part of ['script', 'style'] as const) {
    const heaviest = scales.heaviestPart(read, part);
    if (heaviest) compare(heaviest.path, part, heaviest[part], marks[part]);
  }
  for (const page of pages) {
    const mark = marks.pages[page.path];
    if (mark) compare(page.path, 'everything', scales.weigh(page).all, mark);
  }
  const heaviest = scales.heaviest(pages.filter((page) => DOCUMENTATION.includes(kindOf(page))));
  if (heaviest) compare(heaviest.path, 'everything', heaviest.all, marks.documentation);
  return problems;
}
