import type {Page} from '../../support/builtSite';
import {DOCUMENTATION, kindOf, PAGE_KINDS} from './kinds';
import {MARKS, type Marks} from './marks';
import {ISLANDS, type Scales} from './weigh';

/** Pages that are heavier than a mark allows, with what they weigh. */
export function weightProblems(pages: readonly Page[], scales: Scales, marks: Marks = MARKS): string[] {
  const problems: string[] = [];
  const compare = (path: string, part: string, bytes: number, mark: number) => {
    if (bytes > mark) problems.push(`${path}: ${bytes} bytes of ${part}, at most ${mark}`);
  };
  const read = pages.filter((page) => !ISLANDS.includes(kindOf(page)));
  for (const kind of PAGE_KINDS) {
    const own = read.filter((page) => kindOf(page) === kind);
    const [script, style] = [scales.heaviestPart(own, 'script'), scales.heaviestPart(own, 'style')];
    if (script) compare(script.path, 'script', script.script, marks.scriptOf[kind] ?? marks.script);
    if (style) compare(style.path, 'style', style.style, marks.style);
  }
  for (const page of pages) {
    const mark = marks.pages[page.path];
    if (mark) compare(page.path, 'everything', scales.weigh(page).all, mark);
  }
  const heaviest = scales.heaviest(pages.filter((page) => DOCUMENTATION.includes(kindOf(page))));
  if (heaviest) compare(heaviest.path, 'everything', heaviest.all, marks.documentation);
  return problems;
}
