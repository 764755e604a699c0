/** The script of the page: what the tests call in it. */
import type {RunOptions} from '../../../src/playground/client/run';
import type {RunEvent} from '../../../src/playground/messages/runEvents';
import {createRuns} from '../../../src/playground/client/runs';
import {GREETING} from '../../../src/playground/messages/sandboxMessages';

const EVENT_LIMIT = 20_000;

/** How long a program outside of the sandbox may take, in milliseconds. */
const PLAIN_LIMIT = 15_000;

/** How long something may take that is not to come, in milliseconds. */
const PATIENCE = 1_000;

export interface SandboxPage {
  /** Runs a program in the sandbox until it ends. */
  run(program: string, options: Partial<RunOptions>): Promise<RunEvent[]>;
  /** Runs programs one after the other, and tells the site how each ended, and what it logged: `/reached/itself a b`. */
  report(programs: readonly string[], options: Partial<RunOptions>): Promise<void>;
  /** Stops what was run last. */
  stop(): void;
  /** How often runs have told each kind of event. */
  readonly told: Partial<Record<RunEvent['kind'], number>>;
  /** Runs it in a worker of the page, which is ended when it has not ended in time. */
  runPlain(program: string, address: string): Promise<RunEvent[]>;
  /** Starts a program that stays up, and tells what it answers to a call and to a request. */
  callLive(directory: string): Promise<unknown[]>;
  /** Greets a document as the page does. @returns whether it answers */
  greet(selector: string): Promise<boolean>;
  /** Adds a frame. @param sandbox its attribute; none for a frame without a sandbox */
  addFrame(address: string, id: string, sandbox?: string): Promise<void>;
  closeSandboxes(): void;
}

const runs = createRuns();

const page: SandboxPage = {
  told: {},
  stop: () => undefined,
  async run(program, options) {
    const events: RunEvent[] = [];
    const run = runs.start({
      directory: '/guarded/',
      files: {'main.w': '', 'main.js': program},
      entry: 'main.w',
      mode: 'test',
      network: false,
      onEvent(event) {
        if (events.length < EVENT_LIMIT) events.push(event);
        page.told[event.kind] = (page.told[event.kind] ?? 0) + 1;
      },
      ...options,
    });
    page.stop = run.stop;
    await run.done;
    return events;
  },
  async report(programs, options) {
    for (const program of programs) {
      const events = await page.run(program, options);
      const words = events.flatMap((event) => (event.kind === 'log' ? event.text : []));
      for (const event of events) if (event.kind === 'ended') words.unshift(event.by);
      await fetch(`/reached/${words.join(' ')}`);
    }
  },
  runPlain(program, address) {
    const worker = new Worker(address);
    const events: RunEvent[] = [];
    return new Promise((resolve) => {
      const take = (event: RunEvent) => {
        events.push(event);
        if (event.kind !== 'ended') return;
        clearTimeout(timer);
        worker.terminate();
        resolve(events);
      };
      const timer = setTimeout(() => take({kind: 'ended', by: 'watchdog'}), PLAIN_LIMIT);
      worker.onmessage = ({data}: MessageEvent<RunEvent>) => take(data);
      worker.postMessage({
        kind: 'start',
        files: {'main.js': program},
        entry: 'main.w',
        mode: 'test',
        network: false,
      });
    });
  },
  async callLive(directory) {
    let tellRunning!: () => void;
    const running = new Promise<void>((resolve) => (tellRunning = resolve));
    const run = runs.start({
      directory,
      files: {'main.js': ''},
      entry: 'main.w',
      mode: 'live',
      network: false,
      onEvent: (event) => {
        if (event.kind === 'stage' && event.stage === 'running') tellRunning();
      },
    });
    await running;
    const answers = [
      await run.call('root/queue', 'push', ['a']),
      await run.request('http://localhost/b', {}),
    ];
    run.stop();
    await run.done;
    return answers;
  },
  greet(selector) {
    const frame = document.querySelector<HTMLIFrameElement>(selector)!;
    const {port1, port2} = new MessageChannel();
    frame.contentWindow!.postMessage(GREETING, '*', [port2]);
    return new Promise((resolve) => {
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), PATIENCE);
    });
  },
  addFrame(address, id, sandbox) {
    const frame = document.createElement('iframe');
    if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
    frame.id = id;
    frame.src = address;
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', () => resolve(), {once: true}));
  },
  closeSandboxes: runs.close,
};

Object.assign(window, {sandboxPage: page});

// What a reader can do with the page.
const [field, button, answer] = ['input', 'button', 'output'].map((name) =>
  document.querySelector<HTMLInputElement>(name)!,
);
button!.onclick = () => (answer!.textContent = field!.value);

// Answers whoever shares a channel with the page.
const channel = new BroadcastChannel('page');
channel.onmessage = () => channel.postMessage('reached');
