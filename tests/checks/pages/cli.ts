/**
 * `npm run check -- PAGES`: what a writer wants to know of a page in seconds, without a build: its front matter, spelling, prose,
 * programs, and links. Without pages, of those that differ from the main branch. `npm test` has the rest.
 */
import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {findPages} from '../../../src/config/contentPages';
import {frontMatterProblems} from './frontMatter';
import {linkProblems, readSite} from './links';

/** npm starts scripts in the folder of the repository. */
const ROOT = process.cwd();

/** The tools by what they check: arguments of Node, to which the pages are added. */
const TOOLS = {
  spelling: [
    'node_modules/cspell/bin.mjs',
    'lint',
    '--config',
    '.config/cspell.json',
    '--no-progress',
    '--no-summary',
    '--dot',
    '--show-suggestions',
  ],
  prose: ['--import', 'tsx', 'tests/checks/prose/cli.ts'],
  programs: ['tests/checks/samples/start.cjs', 'samples'],
};

/** cspell does not know where our words are. */
const WORDS = 'Words that are right and unknown go into .config/words.txt.';

async function main(paths: readonly string[]): Promise<void> {
  const missing = paths.filter((name) => !fs.existsSync(name));
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: no such file or folder.`);
  const pages = paths.length > 0 ? findPages(ROOT, paths) : changedPages();
  if (pages.length === 0)
    throw new Error('There is no page to check. Name files or folders of Markdown pages.');
  const checks = [
    ...Object.entries(TOOLS).map(async ([name, args]) => ({name, problems: await run([...args, ...pages])})),
    linksAndFrontMatter(pages).then((problems) => ({name: 'front matter and links', problems})),
  ];
  for (const check of checks) {
    const {name, problems} = await check;
    console.log(`${problems ? 'FAILED' : 'passed'} ${name}`);
    if (!problems) continue;
    console.log(`${problems.trimEnd()}\n${name === 'spelling' ? `${WORDS}\n` : ''}`);
    process.exitCode = 1;
  }
}

/** What a tool prints when it finds something. */
function run(args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, {cwd: ROOT, maxBuffer: Infinity}, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : undefined);
    });
  });
}

async function linksAndFrontMatter(pages: readonly string[]): Promise<string | undefined> {
  const site = readSite(ROOT);
  const problems = [
    ...(await frontMatterProblems(pages, ROOT)),
    ...pages.flatMap((page) => linkProblems(page, site)),
  ];
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/** Pages that differ from the main branch, committed or not. */
function changedPages(): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {cwd: ROOT, encoding: 'utf8', stdio: 'pipe'})
      .trim()
      .split('\n')
      .filter(Boolean);
  let base = 'HEAD';
  try {
    base = git('merge-base', 'HEAD', 'origin/main')[0]!;
  } catch {
    // A copy without the main branch: what is not committed yet differs.
  }
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const known = new Set(findPages(ROOT));
  return [...new Set(changed)].filter((file) => known.has(file));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
