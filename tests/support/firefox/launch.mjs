#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, and stands between the two: Playwright opens no page when the browser
// does not know all that it could emulate, and Firefox ESR is some releases behind. What it does not know is left as it is.
// A Firefox that has stopped answering or does not end is killed, with its processes for pages: Playwright would wait for
// all of them without a limit.
import {spawn} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import WebSocket, {WebSocketServer} from 'ws';

/** Seconds that Firefox may take for a command. Scripts have none: they may wait for the page, and the test has a limit. */
const TIMEOUT_S = 45;
const isLimited = (method) => !method.startsWith('script.');

/** Seconds that Firefox may take to end. With a program without end in one of its workers it would wait for a minute. */
const END_PATIENCE = 15;

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  // A pipe of Playwright's own would stay open in a page's process that outlives Firefox, and count as Firefox.
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('error', (error) => fail(`Firefox does not start: ${error.message}`));
firefox.on('exit', (status) => end(status ?? 1));
createInterface({input: firefox.stderr}).on('line', (line) => {
  const [, origin] = /^WebDriver BiDi listening on (ws:.+)$/.exec(line) ?? [];
  if (origin) relay(origin);
  else console.error(line);
});

function relay(origin) {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (playwright, {url}) => connect(playwright, new WebSocket(origin + url)));
}

function connect(playwright, browser) {
  /** Commands that are not answered yet, by their id. */
  const pending = new Map();
  const unsent = [];
  const isOpen = (socket) => socket.readyState === WebSocket.OPEN;
  playwright.on('message', (data) => {
    const {id, method} = JSON.parse(data);
    pending.set(id, {method, since: Date.now()});
    if (method === 'browser.close') {
      const report = () => fail(`Firefox has not ended ${END_PATIENCE} s after it was told to.`);
      setTimeout(report, END_PATIENCE * 1000).unref();
    }
    if (isOpen(browser)) browser.send(String(data));
    else unsent.push(String(data));
  });
  browser.on('open', () => unsent.splice(0).forEach((data) => browser.send(data)));
  browser.on('message', (data) => {
    const {id, error} = JSON.parse(data);
    const {method} = pending.get(id) ?? {};
    pending.delete(id);
    const isUnknown = method?.startsWith('emulation.') && error === 'unknown command';
    if (!isOpen(playwright)) return;
    playwright.send(isUnknown ? JSON.stringify({type: 'success', id, result: {}}) : String(data));
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
  playwright.on('error', (error) => fail(`The connection to Playwright broke: ${error.message}`));
  browser.on('error', (error) => fail(`The connection to Firefox broke: ${error.message}`));
  setInterval(() => {
    const late = [...pending.values()].filter(
      ({method, since}) => isLimited(method) && Date.now() - since > TIMEOUT_S * 1000,
    );
    if (late.length > 0) {
      fail(`Firefox has not answered for ${TIMEOUT_S} s: ${late.map(({method}) => method).join(', ')}`);
    }
  }, 1000).unref();
}

/** Kills Firefox, which Playwright takes for a crash. What happened is kept for the end of the run, where it is printed. */
function fail(message) {
  console.error(message);
  if (process.env.BROWSER_TESTS_NOTES) appendFileSync(process.env.BROWSER_TESTS_NOTES, `${message}\n`);
  firefox.kill('SIGKILL');
  end(1);
}

function end(status) {
  try {
    // Playwright starts this script as the first of a group of processes, to which all of Firefox belongs.
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.exit(status);
  }
}
