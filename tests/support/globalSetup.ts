/** Runs once before the browser tests: builds the small site, and decides whether tests that cannot have changed are skipped. */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {FullConfig} from '@playwright/test';
import {hashBasis} from './records/basis';
import {buildVariantSite} from './variantSite/build';

const ROOT = resolve(__dirname, '../..');

export default async function globalSetup({projects}: FullConfig): Promise<() => void> {
  if (!existsSync(resolve(ROOT, 'build/index.html'))) {
    throw new Error('There is no built site. Run `npm run build` first.');
  }
  buildVariantSite(ROOT);
  const basis = await hashBasis(
    ROOT,
    // Firefox is started by a script, which is told its path.
    projects.map(({use}) => use.launchOptions?.env?.FIREFOX_PATH ?? use.launchOptions?.executablePath),
  );
  process.env.BROWSER_TESTS_BASIS = basis;

  // A test that is run again and again is looked at.
  const isRepeated = process.argv.some((argument) => argument.startsWith('--repeat-each'));
  // Workers and browsers add lines to files, which are printed at the end.
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const [skipped, notes] = ['skipped', 'notes'].map((name) => join(folder, name)) as [string, string];
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (const file of [skipped, notes]) writeFileSync(file, '');
  process.env.BROWSER_TESTS_NOTES = notes;
  if (process.env.BROWSER_TESTS !== 'all' && !isRepeated) process.env.BROWSER_TESTS_SKIPPED = skipped;
  return () => {
    const names = linesOf(skipped);
    if (names.length > 0) console.log(describeSkipped(names, basis));
    for (const note of linesOf(notes)) console.error(note);
    rmSync(folder, {recursive: true});
  };
}

/** @param names of the project of each test that was skipped */
function describeSkipped(names: readonly string[], basis: string): string {
  const counts = [...new Set(names)].map((name) => `${names.filter((one) => one === name).length} ${name}`);
  return (
    `\nSkipped ${names.length} tests that passed and would see the same again (${counts.join(', ')}): ` +
    `hash ${basis} of the tests, the packages and the browsers, and the hash of each file that a test asked for. ` +
    'BROWSER_TESTS=all runs them.'
  );
}
