/**
 * `npm run mutants [group …]`: how many mistakes the unit tests notice. StrykerJS puts one mistake after the other into the
 * modules of a group (`groups.ts`) and runs their tests. Prints the scores and what went unnoticed; fails below the mark.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {printToSummary} from '../playground/jobSummary';
import {filesOf, GROUPS, LEAST_SCORE} from './groups';
import {type Mutant, scoreOf, survivors} from './score';

const ROOT = path.resolve(__dirname, '../../..');

/** They are not among the packages of the site: only this check needs them. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
/** Below the repository, as the runner takes the vitest that is installed there. */
const STRYKER_FOLDER = path.join(ROOT, '.cache/stryker');

/** What is used of StrykerJS. */
interface StrykerModule {
  readonly Stryker: new (options: {readonly configFile: string; readonly mutate: readonly string[]}) => {
    runMutationTest(): Promise<readonly Mutant[]>;
  };
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(GROUPS, name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: no such group; there are ${Object.keys(GROUPS).join(', ')}`);
  process.chdir(ROOT);
  const {Stryker} = await installStryker();
  const rows = ['| Group | Noticed | Mutants | Score |', '| --- | ---: | ---: | ---: |'];
  for (const name of names.length > 0 ? names : Object.keys(GROUPS)) {
    const {modules, tests} = filesOf(name);
    // Read by `.config/stryker.vitest.config.ts`, in a process of the runner.
    process.env.MUTANT_TESTS = tests.join(',');
    const stryker = new Stryker({configFile: '.config/stryker.config.mjs', mutate: modules});
    const results = (await stryker.runMutationTest()).map((result) => ({
      ...result,
      fileName: path.relative(ROOT, result.fileName),
    }));
    const {noticed, all, percent} = scoreOf(results);
    rows.push(`| ${name} | ${noticed} | ${all} | ${percent} |`);
    console.log(`${name}: ${percent}`);
    for (const line of survivors(results, (file) => readFileSync(file, 'utf8'))) console.log(`  ${line}`);
    if (percent < LEAST_SCORE) process.exitCode = 1;
  }
  printToSummary(rows.join('\n'));
}

async function installStryker(): Promise<StrykerModule> {
  const options = ['--no-save', '--legacy-peer-deps', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', '--prefix', STRYKER_FOLDER, ...options, ...STRYKER], {stdio: 'inherit'});
  const main = path.join(STRYKER_FOLDER, 'node_modules/@stryker-mutator/core/dist/src/index.js');
  return (await import(pathToFileURL(main).href)) as StrykerModule;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
