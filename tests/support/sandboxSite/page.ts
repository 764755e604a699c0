/** The script of the page, whose functions the tests call. */
import type {RunOptions} from '../../../src/playground/client/run';
import type {RunEvent} from '../../../src/playground/messages/runEvents';
import {createRuns} from '../../../src/playground/client/runs';
import {GREETING} from '../../../src/playground/messages/sandboxMessages';

const MAX_EVENTS = 20_000;

/** How long a program outside the sandbox may run. */
const MAX_PLAIN_MILLISECONDS = 15_000;

export interface SandboxPage {
  /** Runs a program in the sandbox until it ends. */
  run(program: string, options: Partial<RunOptions>): Promise<RunEvent[]>;
  /** Runs programs one after the other, and reports to the site how each ended and what it logged: `/reached/itself a b`. */
  report(programs: readonly string[], options: Partial<RunOptions>): Promise<void>;
  /** Stops the latest run. */
  stop(): void;
  /** How many events of each kind the runs have sent. */
  readonly eventCounts: Partial<Record<RunEvent['kind'], number>>;
  /** Runs a program in a worker of the page, which is terminated if it does not end in time. */
  runPlain(program: string, address: string): Promise<RunEvent[]>;
  /** Starts a live application, and returns its responses to a call and to a request. */
  callLive(directory: string): Promise<unknown[]>;
  /** Greets a document as the page does. */
  greet(selector: string): void;
  /** The latest response to a greeting. */
  greeted?: unknown;
  /** Adds a frame. @param sandbox its attribute; none for a frame without a sandbox */
  addFrame(address: string, id: string, sandbox?: string): Promise<void>;
  closeSandboxes(): void;
}

const runs = createRuns();

const page: SandboxPage = {
  eventCounts: {},
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
        if (events.length < MAX_EVENTS) events.push(event);
        page.eventCounts[event.kind] = (page.eventCounts[event.kind] ?? 0) + 1;
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
      const timer = setTimeout(() => take({kind: 'ended', by: 'watchdog'}), MAX_PLAIN_MILLISECONDS);
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
    let onRunning!: () => void;
    const running = new Promise<void>((resolve) => (onRunning = resolve));
    const run = runs.start({
      directory,
      files: {'main.js': ''},
      entry: 'main.w',
      mode: 'live',
      network: false,
      onEvent: (event) => {
        if (event.kind === 'stage' && event.stage === 'running') onRunning();
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
    page.greeted = undefined;
    port1.onmessage = ({data}: MessageEvent<unknown>) => void (page.greeted = data);
    frame.contentWindow!.postMessage(GREETING, '*', [port2]);
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
