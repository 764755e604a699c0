#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, and stands between the two: Playwright opens no page when the browser
// does not know all that it could emulate, and Firefox ESR is some releases behind. What it does not know is left as it is.
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import WebSocket from 'ws';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (status) => process.exit(status ?? 1));
createInterface({input: firefox.stderr}).on('line', (line) => {
  const [, origin] = /^WebDriver BiDi listening on (ws:.+)$/.exec(line) ?? [];
  if (origin) relay(origin);
  else console.error(line);
});

function relay(origin) {
  const server = new WebSocket.Server({host: '127.0.0.1', port: 0});
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (playwright, {url}) => connect(playwright, new WebSocket(origin + url)));
}

function connect(playwright, browser) {
  const emulations = new Set();
  const ready = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const {id, method} = JSON.parse(data);
    if (method.startsWith('emulation.')) emulations.add(id);
    await ready;
    browser.send(String(data));
  });
  browser.on('message', (data) => {
    const {id, error} = JSON.parse(data);
    const isUnknown = emulations.delete(id) && error === 'unknown command';
    playwright.send(isUnknown ? JSON.stringify({type: 'success', id, result: {}}) : String(data));
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}
