/** The script of the page: what the tests call in it. */
import type {RunEvent, RunOptions} from '../../../plugins/playground/client/run';
import {startRun} from '../../../plugins/playground/client/runnerClient';
import {closeSandboxes} from '../../../plugins/playground/client/sandbox';
import {GREETING} from '../../../plugins/playground/sandbox/messages';

const EVENT_LIMIT = 20_000;

/** How long something may take that is not to come, in milliseconds. */
const PATIENCE = 1_000;

export interface SandboxPage {
  /** Runs a program in the sandbox until it ends. @param stopAfter milliseconds after its start */
  run(program: string, options: Partial<RunOptions> & {stopAfter?: number}): Promise<RunEvent[]>;
  /** Runs it in a worker of the page. */
  runPlain(program: string, address: string): Promise<RunEvent[]>;
  /** Starts a program that stays up, and tells what it answers to a call and to a request. */
  callLive(directory: string): Promise<unknown[]>;
  /** Greets a document as the page does. @returns whether it answers */
  greet(selector: string): Promise<boolean>;
  /** Adds a frame. @param sandbox its attribute; none for a frame without a sandbox */
  addFrame(address: string, id: string, sandbox?: string): Promise<void>;
  closeSandboxes(): void;
}

const page: SandboxPage = {
  async run(program, {stopAfter, ...options}) {
    const events: RunEvent[] = [];
    const run = startRun({
      directory: '/guarded/',
      files: {'main.w': '', 'main.js': program},
      entry: 'main.w',
      mode: 'test',
      network: false,
      onEvent(event) {
        if (events.length < EVENT_LIMIT) events.push(event);
        if (stopAfter !== undefined && event.kind === 'stage' && event.stage === 'running') {
          setTimeout(() => run.stop(), stopAfter);
        }
      },
      ...options,
    });
    await run.done;
    return events;
  },
  runPlain(program, address) {
    const worker = new Worker(address);
    const events: RunEvent[] = [];
    return new Promise((resolve) => {
      worker.onmessage = ({data}: MessageEvent<RunEvent>) => {
        events.push(data);
        if (data.kind !== 'ended') return;
        worker.terminate();
        resolve(events);
      };
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
    const run = startRun({
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
  closeSandboxes,
};

Object.assign(window, {sandboxPage: page});

// Answers whoever shares a channel with the page.
const channel = new BroadcastChannel('page');
channel.onmessage = () => channel.postMessage('reached');
