import {spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import WebSocket from 'ws';
import {chromiumPath} from '../../support/browsers';

/** A page of a tab, as the browser's protocol names it: the one that is shown, or one that is rendered ahead. */
interface TabPage {
  readonly isAhead: boolean;
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
}

export interface Tab {
  readonly pages: readonly TabPage[];
  readonly goto: (address: string) => Promise<void>;
  readonly mouse: (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', point: Point) => Promise<unknown>;
  readonly close: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: {readonly message: string};
};

/**
 * Starts Chromium with one tab. Chromium renders nothing ahead for a tool that controls pages one by one, as Playwright does; one that
 * controls the tab sees both of its pages.
 */
export async function openTab(): Promise<Tab> {
  const browser = spawn(chromiumPath() ?? chromium.executablePath(), [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', '--window-size=1440,900'],
    '--enable-features=Prerender2InHeadlessMode',
    'about:blank',
  ]);
  const address = await new Promise<string>((resolve) => {
    browser.stderr.on('data', (data: Buffer) => {
      const [, found] = /listening on (ws:\S+)/.exec(String(data)) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.once('open', resolve));

  const waiting = new Map<number, {resolve: (result: unknown) => void; reject: (error: Error) => void}>();
  const pages: (TabPage & {readonly session: string})[] = [];
  let count = 0;
  const send = <Result>(method: string, params: object = {}, session?: string) => {
    count += 1;
    socket.send(JSON.stringify({id: count, method, params, sessionId: session}));
    return new Promise<Result>((resolve, reject) =>
      waiting.set(count, {resolve: resolve as (result: unknown) => void, reject}),
    );
  };
  socket.on('message', (data: Buffer) => {
    const {id, method, params, result, error} = JSON.parse(String(data)) as Message;
    if (method === 'Target.attachedToTarget') attach(params as Attachment);
    const answer = waiting.get(id ?? 0);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  });

  function attach({sessionId, targetInfo: {type, subtype}}: Attachment): void {
    if (type !== 'page') return;
    pages.push({
      session: sessionId,
      isAhead: subtype === 'prerender',
      async evaluate<Value>(expression: string) {
        const options = {expression, returnByValue: true, awaitPromise: true};
        const {result} = await send<{result: {value: Value}}>('Runtime.evaluate', options, sessionId);
        return result.value;
      },
    });
    // A page that is rendered ahead goes away with the one that it takes the place of.
    send('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(() => undefined);
  }

  const {targetInfos} = await send<{targetInfos: {targetId: string}[]}>('Target.getTargets', {
    filter: [{type: 'tab'}],
  });
  const tab = await send<{sessionId: string}>('Target.attachToTarget', {
    targetId: targetInfos[0]!.targetId,
    flatten: true,
  });
  const everything = {autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}]};
  await send('Target.setAutoAttach', everything, tab.sessionId);
  while (pages.length === 0) await pause(50);
  const {session} = pages[0]!;

  return {
    pages,
    async goto(url) {
      await send('Page.navigate', {url}, session);
    },
    mouse: (type, point) =>
      send('Input.dispatchMouseEvent', {type, ...point, button: 'left', clickCount: 1}, session),
    close() {
      socket.close();
      browser.kill();
    },
  };
}

interface Attachment {
  readonly sessionId: string;
  readonly targetInfo: {readonly type: string; readonly subtype?: string};
}
