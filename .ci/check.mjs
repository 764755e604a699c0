// Installs what is missing, then runs every check: `npm test`. The last line is `N passed, N failed`, with the number of
// skipped tests where there are some. `npm test -- STEP STEP` runs these steps only; what begins with a dash is passed on to
// Playwright.
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {BROWSERS, findBrowser} from './browser.mjs';
import {install} from './install.mjs';
import {isAlone, nextSteps} from './schedule.mjs';
import {hashOf, readPass, writePass} from './skip.mjs';
import {STEPS, TOTAL_MINUTES, chooseSteps, countTests, listTroubles, reportTo} from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'checks');
const passes = join(root, 'node_modules', '.cache', 'checks');

/** Two at least: steps that fill one core wait for the disk, too. */
const cores = Math.max(2, availableParallelism());

/** Variables that configure the site: the checks are about the site as it is without any. */
const siteVariables = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].map(
  ([, name]) => name,
);

const options = process.argv.slice(2).filter((word) => word.startsWith('-'));
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const deadline = Date.now() + TOTAL_MINUTES * 60_000;
const started = Date.now();
const results = [];
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) stop(child);
    process.exit(130);
  });
}
await main();

async function main() {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  try {
    const steps = chooseSteps(STEPS, names);
    install();
    await runSteps(steps);
  } catch (error) {
    console.error(error.message);
    record({script: 'start', passed: 0, failed: 1, seconds: 0});
  }
  finish();
}

async function runSteps(steps) {
  const pending = [...steps];
  const running = new Map();
  while (pending.length > 0 || running.size > 0) {
    const ended = results.map(({script}) => script);
    for (const step of nextSteps({pending, running: [...running.keys()], ended, cores})) {
      pending.splice(pending.indexOf(step), 1);
      running.set(
        step,
        runStep(step).then(() => running.delete(step)),
      );
    }
    await Promise.race(running.values());
  }
}

/** Runs a step, unless a step that it needs has failed or it has passed with the same files before. */
async function runStep(step) {
  const {script, needs = []} = step;
  const heading = `=== ${script} ===`;
  const absent = needs.filter((name) => results.find((result) => result.script === name)?.failed !== 0);
  if (absent.length > 0) {
    console.log(`\n${heading}\nNot run: ${absent.join(' and ')} failed.`);
    return record({script, passed: 0, failed: 1, seconds: 0});
  }
  const hash = hashOf({step, root});
  const known = readPass({folder: passes, script, hash});
  if (known !== undefined) {
    console.log(`\n${heading}\nSkipped: it passed with the same files before (${hash}).`);
    return record({script, passed: 0, failed: 0, skipped: known, seconds: 0});
  }
  if (isAlone(step, cores)) console.log(`\n${heading}`);
  else console.log(`... ${script}`);
  const begin = Date.now();
  const {output, ...result} = script in BROWSERS ? await prepareBrowser(script) : await runChecks(step);
  // What is printed side by side would be mixed up: it waits for the step's end.
  if (!isAlone(step, cores)) console.log(`\n${heading}\n${output.trimEnd()}`);
  // Files that were changed while the step ran may have been read before or after.
  const isUnchanged = hash === hashOf({step, root});
  writePass({folder: passes, script, hash: isUnchanged ? hash : undefined, ...result});
  record({script, ...result, seconds: (Date.now() - begin) / 1000});
}

async function prepareBrowser(script) {
  const browser = BROWSERS[script];
  try {
    const {path, log} = await findBrowser(browser);
    if (path) process.env[browser.variable] = path;
    return {passed: 1, failed: 0, output: `${log}${path || "Playwright's own"}`};
  } catch (error) {
    return {passed: 0, failed: 1, output: error.message};
  }
}

async function runChecks(step) {
  const {script, report: runner} = step;
  const file = join(reports, `${script.replaceAll(':', '-')}.json`);
  const {succeeded, output} = await runScript({...step, ...reportTo(runner, file, options)});
  const troubles = listTroubles({runner, file});
  return {...countTests({runner, file, succeeded}), troubles, output};
}

function runScript({script, args, variables, minutes, cores: filled}) {
  const limit = Math.max(Math.min(minutes * 60_000, deadline - Date.now()), 0);
  const environment = {...process.env, CI: 'true', ...variables};
  for (const name of siteVariables) delete environment[name];
  const isPrinted = isAlone({cores: filled}, cores);
  const output = [];
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: environment,
      stdio: isPrinted ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a step that hangs is ended with all that it started.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    children.add(child);
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
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
      children.delete(child);
      resolve({succeeded: status === 0, output: Buffer.concat(output).toString('utf8')});
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
  const {script, passed, failed, skipped, seconds} = result;
  const outcome = `${passed} passed, ${failed} failed${skipped === undefined ? '' : `, ${skipped} skipped`}`;
  console.log(`--- ${script}: ${outcome}, ${seconds.toFixed(1)} s`);
}

function finish() {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  console.log('\n=== summary ===');
  for (const {script, passed, failed, skipped, seconds} of results) {
    const isSkipped = passed === 0 && failed === 0 && skipped !== undefined;
    console.log(
      `${failed ? 'FAILED ' : isSkipped ? 'skipped' : 'passed '} ${script.padEnd(14)} ` +
        `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ` +
        `${String(skipped ?? 0).padStart(5)} skipped ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  console.log(`total ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  for (const {script, troubles = []} of results) {
    for (const trouble of troubles) console.log(`${script} ${trouble}`);
  }
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
