/**
 * `npm run lighthouse [-- --runs 5 --only /docs]`: Lighthouse's medians for pages of the built site, as it stands for a phone
 * on a slow line. The site is served as its hosts do, with brotli and their headers. Fails when a mark is missed.
 */
import {execFile} from 'node:child_process';
import {createServer} from 'node:net';
import {parseArgs, promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {chromiumPath} from '../../support/browsers';
import {BUILD_DIR} from '../../support/builtSite';
import {startServer} from '../../support/siteServer';
import {printToSummary} from '../playground/jobSummary';
import {waitForQuiet} from './quiet';
import {medianOf, type Result, resultProblems} from './results';

/** It is not among the packages of the site: only this check needs it, and Node 22. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const PAGES = [
  '/',
  '/docs',
  '/docs/concepts/inflights',
  '/docs/learn',
  '/docs/learn/closures',
  '/blog/2023/02/17/preflight-vs-inflight',
  '/docs/examples/quick-share',
  '/docs/api/standard-library/cloud/bucket',
  '/docs/api/language-reference/classes',
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The star count is asked for at a place that a measurement should not depend on. Lighthouse pardons what it blocks itself. */
const BLOCKED = 'https://*';

/** What is read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<
    Record<
      (typeof CATEGORIES)[number],
      {
        readonly score: number | null;
        readonly auditRefs: readonly {readonly id: string; readonly weight: number}[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, {readonly score: number | null; readonly numericValue?: number} | undefined>
  >;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}, only: {type: 'string'}}});
  const pages = PAGES.filter((path) => !values.only || path === values.only);
  const server = await startServer({
    root: BUILD_DIR,
    isCompressed: true,
  });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  const problems: string[] = [];
  try {
    for (const path of pages) {
      const results: Result[] = [];
      // The first visit makes the server compress what the others are sent.
      await measure(server.origin + path, port);
      for (let run = 0; run < Number(values.runs); run += 1) {
        await waitForQuiet();
        results.push(await measure(server.origin + path, port));
      }
      const median = medianOf(results);
      problems.push(...resultProblems(path, median));
      rows.push([path, ...columnsOf(median), results.map(({performance}) => performance).join(' ')]);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const head = ['Page', 'Performance', 'LCP, s', 'Blocking, ms', 'Shift', 'Accessibility'];
  const columns = [...head, 'Best practices', 'SEO', 'All runs'];
  printToSummary(
    [columns, columns.map((_, place) => (place === 0 ? '---' : '---:')), ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function measure(url: string, port: number): Promise<Result> {
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--blocked-url-patterns=${BLOCKED}`,
    ],
    {maxBuffer: 64_000_000},
  );
  const report = JSON.parse(stdout) as Report;
  for (const id of failedAudits(report)) console.warn(`${new URL(url).pathname} fails ${id}.`);
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((report.categories[category].score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestContentfulPaint: Math.round(value('largest-contentful-paint')),
    blockingTime: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

/** What costs a page its hundred, except time. */
function failedAudits({categories, audits}: Report): string[] {
  return CATEGORIES.slice(1)
    .flatMap((category) => categories[category].auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => id);
}

function columnsOf(result: Result): string[] {
  return [
    String(result.performance),
    (result.largestContentfulPaint / 1000).toFixed(2),
    String(result.blockingTime),
    String(result.layoutShift),
    String(result.accessibility),
    String(result['best-practices']),
    String(result.seo),
  ];
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => done(port));
    });
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
