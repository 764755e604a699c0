/** `npm run samples [-- paths] [--update] [--watch] [--json FILE]`: checks the programs of the pages. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type PageCheckResult, runChecks} from '../../../src/samples/runChecks';
import {CONTENT_FOLDERS, findPages} from '../../../src/config/contentPages';
import {formatFailures, formatTable} from '../../../src/samples/formatFailure';
import {applyUpdates} from './update';

const ROOT = path.resolve(__dirname, '../../..');

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {update: {type: 'boolean'}, watch: {type: 'boolean'}, json: {type: 'string'}},
  });
  const run = () => check(positionals, values);
  const passed = await run();
  if (!values.watch) {
    process.exitCode = passed ? 0 : 1;
    return;
  }
  console.log('Watching. Stop with Ctrl+C.');
  let timer: NodeJS.Timeout | undefined;
  for (const folder of CONTENT_FOLDERS) {
    fs.watch(path.join(ROOT, folder), {recursive: true}, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), 100);
    });
  }
}

async function check(
  paths: readonly string[],
  options: {update?: boolean; watch?: boolean; json?: string},
): Promise<boolean> {
  const start = performance.now();
  const pages = findPages(ROOT, paths);
  if (pages.length === 0) throw new Error(`There is no Markdown page at ${paths.join(', ')}.`);
  const runOptions = {root: ROOT, pages, prune: paths.length === 0, keep: options.watch ?? false};
  let result = await runChecks({...runOptions, onProgress: showProgress});
  if (options.update) {
    const updated = applyUpdates(ROOT, result.failures);
    if (updated.length > 0) {
      console.log(`Updated: ${updated.join(', ')}`);
      result = await runChecks(runOptions);
    }
  }
  console.log(formatFailures(result, {annotations: process.env.GITHUB_ACTIONS === 'true'}));
  console.log(formatTable(result));
  const refused = new Set(result.failures.map(({programId}) => programId)).size;
  const failed = refused + result.problems.length;
  const passed = result.checked.length - refused;
  if (options.json)
    fs.writeFileSync(options.json, JSON.stringify({passed, failed, ...toJson(result)}, null, 2));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${result.checked.length} programs in ${seconds} s, ${result.cached} of them from the cache`);
  console.log(`samples: ${passed} passed, ${failed} failed`);
  return failed === 0;
}

function showProgress(done: number, total: number): void {
  if (done === total || done % 25 === 0) console.log(`  ${done} of ${total} programs`);
}

function toJson({checked, failures, problems}: PageCheckResult): object {
  const troubles = [
    ...problems.map(({page, line, message}) => `${page}:${line}: ${message}`),
    ...failures.map(({file, line, message, details}) => `${file}:${line}: ${message}\n${details ?? ''}`),
  ];
  return {
    troubles,
    problems,
    failures: failures.map(({update: _, ...failure}) => failure),
    programs: checked.map(({program, outcome}) => ({
      id: program.id,
      page: program.page,
      line: program.line,
      fence: program.fence,
      outcome,
    })),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
