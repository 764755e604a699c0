/**
 * `npm run weigh`: what pages of the built site weigh, by their kinds, in kilobytes as they are sent to a phone before its
 * reader touches anything. Fails when a mark is missed.
 */
import {BUILD_DIR, readBuiltSite} from '../../support/builtSite';
import {printToSummary} from '../playground/jobSummary';
import {kindOf, PAGE_KINDS} from './kinds';
import {MARKS} from './marks';
import {weightProblems} from './problems';
import {createScales, type Weight} from './weigh';

const {pages} = readBuiltSite();
const scales = createScales(BUILD_DIR);

const rows = PAGE_KINDS.flatMap((kind) => {
  const own = pages.filter((page) => kindOf(page) === kind);
  const heaviest = scales.heaviest(own);
  return heaviest ? [[kind, own.length, ...columnsOf(heaviest)]] : [];
});
const marked = pages
  .filter(({path}) => MARKS.pages[path])
  .map((page) => ['', 1, ...columnsOf(scales.weigh(page))]);
const head = ['Kind', 'Pages', 'Heaviest', 'Script', 'CSS', 'HTML', 'Fonts', 'Images', 'All'];
printToSummary(
  [head, head.map((_, place) => (place === 0 || place === 2 ? '---' : '---:')), ...rows, ...marked]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n'),
);

const problems = weightProblems(pages, scales);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function columnsOf({path, script, style, html, fonts, images, all}: Weight): string[] {
  return [path, ...[script, style, html, fonts, images, all].map((bytes) => (bytes / 1000).toFixed(1))];
}
