/**
 * `npm run weigh`: what a page of each kind of the built site weighs in Chromium, in kilobytes as they are sent to a phone before
 * its reader touches anything. Fails when a mark is missed. The visits of `tests/a11y` weigh all pages.
 */
import {launchChromium} from '../../support/browsers';
import {BUILD_DIR} from '../../support/builtSite';
import {OF_EACH_KIND} from '../../support/ofEachKind';
import {startServer} from '../../support/siteServer';
import {printToSummary} from '../playground/jobSummary';
import {measure, PHONE_SCREEN} from './measure';
import {weightProblems} from './problems';
import type {Weight} from './weight';

async function main(): Promise<void> {
  const server = await startServer({root: BUILD_DIR});
  const browser = await launchChromium();
  const context = await browser.newContext({
    viewport: PHONE_SCREEN,
    baseURL: server.origin,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const weights: Weight[] = [];
  for (const path of OF_EACH_KIND) weights.push(await measure(page, path));
  await browser.close();
  await server.close();

  const head = ['Page', 'Kind', 'Script', 'CSS', 'HTML', 'Fonts', 'Images', 'All'];
  const rows = [head, head.map((_, place) => (place < 2 ? '---' : '---:')), ...weights.map(columnsOf)];
  printToSummary(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
  const problems = weights.flatMap((weight) => weightProblems(weight));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function columnsOf({path, kind, script, style, fonts, images, exact}: Weight): string[] {
  const {html, all} = exact();
  const kilobytes = [script, style, html, fonts, images, all].map((bytes) => (bytes / 1000).toFixed(1));
  return [path, kind, ...kilobytes];
}

main().catch((error: unknown) => {
  console.error(error);
  // The browser is still there.
  process.exit(1);
});
