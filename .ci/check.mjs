// Installs what is missing, then runs every check: `npm test`. The last line is `N passed, N failed`.
import {spawn} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from './install.mjs';
import {STEPS, TOTAL_MINUTES, countTests, listTroubles, reportTo} from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'checks');

/** Variables that configure the site: the checks are about the site as it is without any. */
const SITE_VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'STAR_COUNT_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'SEGMENT_WRITE_KEY',
  'AUTH0_DOMAIN',
  'AUTH0_CLIENT_ID',
  'NO_INDEX',
];

const deadline = Date.now() + TOTAL_MINUTES * 60_000;
const results = [];
let running;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stop(running);
    process.exit(130);
  });
}
await main();

async function main() {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  try {
    install();
  } catch (error) {
    console.error(error.message);
    record({script: 'install', passed: 0, failed: 1, seconds: 0});
    return finish();
  }
  for (const [index, step] of STEPS.entries()) {
    for (const name of step.needs ?? []) await prepareBrowser(name);
    console.log(`\n=== [${index + 1}/${STEPS.length}] ${step.script} ===`);
    const absent = step.needs?.filter((name) => results.find(({script}) => script === name)?.failed !== 0);
    if (absent?.length) {
      console.log(`Not run: ${absent.join(' and ')} failed.`);
      record({script: step.script, passed: 0, failed: 1, seconds: 0});
    } else {
      await runStep(step);
    }
  }
  finish();
}

async function prepareBrowser(script) {
  const {BROWSERS, findBrowser} = await import('./browser.mjs');
  const browser = BROWSERS[script];
  if (!browser || results.some((result) => result.script === script)) return;
  console.log(`\n=== ${script} ===`);
  const started = Date.now();
  let failed = 0;
  try {
    const path = await findBrowser(browser);
    if (path) process.env[browser.variable] = path;
    console.log(path || "Playwright's own");
  } catch (error) {
    console.error(error.message);
    failed = 1;
  }
  record({script, passed: failed ? 0 : 1, failed, seconds: (Date.now() - started) / 1000});
}

async function runStep({script, minutes, report: runner}) {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const {args, variables} = reportTo(runner, file);
  const started = Date.now();
  const succeeded = await runScript({script, args, variables, minutes});
  const seconds = (Date.now() - started) / 1000;
  const troubles = listTroubles({runner, file});
  record({script, ...countTests({runner, file, succeeded}), seconds, troubles});
}

function runScript({script, args, variables, minutes}) {
  const limit = Math.max(Math.min(minutes * 60_000, deadline - Date.now()), 0);
  const environment = {...process.env, CI: 'true', ...variables};
  for (const name of SITE_VARIABLES) delete environment[name];
  return new Promise((resolve) => {
    running = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own, so that a step that hangs is ended with all that it started.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    const child = running;
    const timer = setTimeout(() => {
      const reason =
        limit < minutes * 60_000
          ? `the run has taken its ${TOTAL_MINUTES} minutes`
          : `it took longer than ${minutes} minutes`;
      console.error(`${script} was ended: ${reason}.`);
      stop(child);
    }, limit);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve(status === 0);
    });
  });
}

function stop(child) {
  if (!child || child.exitCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

function record(result) {
  results.push(result);
  const {script, passed, failed, seconds} = result;
  console.log(`--- ${script}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
}

function finish() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log('\n=== summary ===');
  for (const {script, passed, failed, seconds} of results) {
    console.log(
      `${failed ? 'FAILED' : 'passed'}  ${script.padEnd(14)} ${String(passed).padStart(5)} passed ` +
        `${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  console.log(`total ${sum('seconds').toFixed(1)} s\n`);
  for (const {script, troubles = []} of results) {
    for (const trouble of troubles) console.log(`${script} ${trouble}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
