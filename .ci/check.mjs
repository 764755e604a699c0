// Installs what is missing, then runs every check of the tiers that are named: `npm test` is `test`, `npm run test:more` is
// `more`, and `.ci/run` runs both. A step that fails stops no other but those that need it. The last line is
// `N passed, N failed`, with the number of skipped tests where there are some. `npm test -- STEP STEP` runs these steps only;
// what begins with a dash is passed on to Playwright.
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {BROWSERS, findBrowser} from './browser.mjs';
import {install} from './install.mjs';
import {isAlone, nextSteps} from './schedule.mjs';
import {limitSilence} from './silence.mjs';
import {SILENT_MINUTES, STEPS, chooseSteps, countTests, listTroubles, reportTo} from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'checks');

/** Two at least: steps that fill one core wait for the disk, too. */
const cores = Math.max(2, availableParallelism());

/** Variables that configure the site: the checks are about the site as it is without any. */
const siteVariables = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].map(
  ([, name]) => name,
);

const options = process.argv.slice(2).filter((word) => word.startsWith('-'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const tiers = named.filter((word) => word in STEPS);
const names = named.filter((word) => !(word in STEPS));
const started = Date.now();
const results = [];
/** In which Linux counts the time of processors. */
const TICKS_PER_SECOND = 100;
let endedTicks = 0;
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
    const steps = chooseSteps(tiers, names);
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

/** Runs a step, unless a step that it needs has failed. */
async function runStep(step) {
  const {script, needs = []} = step;
  const heading = `=== ${script} ===`;
  const absent = needs.filter((name) => results.find((result) => result.script === name)?.failed !== 0);
  if (absent.length > 0) {
    console.log(`\n${heading}\nNot run: ${absent.join(' and ')} failed.`);
    return record({script, passed: 0, failed: 1, seconds: 0});
  }
  if (isAlone(step, cores)) console.log(`\n${heading}`);
  else console.log(`... ${script}`);
  const begin = Date.now();
  const {output, ...result} = script in BROWSERS ? await prepareBrowser(script) : await runChecks(step);
  // What is printed side by side would be mixed up: it waits for the step's end.
  if (!isAlone(step, cores)) console.log(`\n${heading}\n${output.trimEnd()}`);
  record({script, ...result, seconds: (Date.now() - begin) / 1000});
}

async function prepareBrowser(script) {
  const browser = BROWSERS[script];
  try {
    const {path, log} = await findBrowser(browser);
    if (path) process.env[browser.variable] = path;
    const output = `${log}${path || "Playwright's own"}`;
    return {passed: 1, failed: 0, output, processorSeconds: newProcessorSeconds()};
  } catch (error) {
    return {passed: 0, failed: 1, output: error.message};
  }
}

async function runChecks(step) {
  const {script, report: runner} = step;
  const file = join(reports, `${script.replaceAll(':', '-')}.json`);
  const {succeeded, output, processorSeconds} = await runScript({
    ...step,
    ...reportTo(runner, file, options),
  });
  const troubles = listTroubles({runner, file});
  return {...countTests({runner, file, succeeded}), troubles, output, processorSeconds};
}

function runScript({
  script,
  command = ['npm', 'run', '--silent', script, '--'],
  args,
  variables,
  cores: filled,
}) {
  const binaries = join(root, 'node_modules', '.bin');
  const path = [binaries, process.env.PATH].join(delimiter);
  const environment = {...process.env, CI: 'true', PATH: path, ...variables};
  for (const name of siteVariables) delete environment[name];
  const isPrinted = isAlone({cores: filled}, cores);
  const output = [];
  return new Promise((resolve) => {
    const [program, ...words] = [...command, ...args];
    const child = spawn(program, words, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a step that hangs is ended with all that it started.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    children.add(child);
    limitSilence(child, SILENT_MINUTES, () => {
      console.error(`${script} was ended: it has printed nothing for ${SILENT_MINUTES} minutes.`);
      stop(child);
    });
    for (const from of ['stdout', 'stderr']) {
      child[from].on('data', (chunk) => (isPrinted ? process[from].write(chunk) : output.push(chunk)));
    }
    let processorSeconds;
    child.on('exit', () => (processorSeconds = newProcessorSeconds()));
    child.on('close', (status) => {
      children.delete(child);
      resolve({succeeded: status === 0, output: Buffer.concat(output).toString('utf8'), processorSeconds});
    });
  });
}

/**
 * What the child that has just ended took of the processors, with all that it started and waited for, user and system. Linux
 * counts a child when it ends, so that the difference is that child's; undefined on other systems.
 */
function newProcessorSeconds() {
  if (process.platform !== 'linux') return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const before = endedTicks;
  endedTicks = Number(fields[13]) + Number(fields[14]);
  return (endedTicks - before) / TICKS_PER_SECOND;
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
  const {script, passed, failed, skipped} = result;
  const outcome = `${passed} passed, ${failed} failed${skipped === undefined ? '' : `, ${skipped} skipped`}`;
  console.log(`--- ${script}: ${outcome}, ${timeOf(result)}`);
}

function finish() {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  console.log('\n=== summary ===');
  for (const result of results) {
    const {script, passed, failed, skipped} = result;
    console.log(
      `${failed ? 'FAILED' : 'passed'} ${script.padEnd(17)} ` +
        `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ` +
        `${String(skipped ?? 0).padStart(5)} skipped  ${timeOf(result)}`,
    );
  }
  const total = {seconds: (Date.now() - started) / 1000, processorSeconds: sum('processorSeconds')};
  console.log(`total ${timeOf(total)}\n`);
  for (const {script, troubles = []} of results) {
    for (const trouble of troubles) console.log(`${script} ${trouble}`);
  }
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** Seconds on the clock, and where the system tells, of the processors. */
function timeOf({seconds, processorSeconds}) {
  const time = `${seconds.toFixed(1).padStart(7)} s`;
  return processorSeconds ? `${time} ${processorSeconds.toFixed(1).padStart(8)} processor seconds` : time;
}
