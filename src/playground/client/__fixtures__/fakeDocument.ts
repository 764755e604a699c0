import {vi} from 'vitest';
import {GREETING} from '../../messages/sandboxMessages';

/** One side of a channel whose messages arrive a microtask later, so that tests need no real time. */
class FakePort extends EventTarget {
  other!: FakePort;
  isClosed = false;

  postMessage(data: unknown, ports: readonly unknown[] = []): void {
    queueMicrotask(() => {
      if (this.isClosed || this.other.isClosed) return;
      this.other.dispatchEvent(Object.assign(new Event('message'), {data, ports}));
    });
  }
  start(): void {}
  close(): void {
    this.isClosed = true;
  }
}

class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** A frame with a document that answers as `sandbox/serve.ts` does, as far as a test lets it. */
export interface FakeFrame {
  readonly address: string;
  /** Whether it is in the page. */
  isThere: boolean;
  /** What it may do, as its attribute `sandbox` says; without the attribute everything. */
  readonly allowed: string[];
  /** What the page has sent, by kind. */
  readonly requests: string[];
  /** Takes the greeting; `load` does so by itself. */
  port?: FakePort;
  /** Whether the document takes no greeting: it is another one, such as that of a proxy. */
  isDeaf?: boolean;
  /** Fires the event `load`. */
  load(): void;
  say(message: unknown): void;
  /** As a browser does that ends its process: nothing is answered from now on. */
  die(): void;
}

/** Stubs the globals that a sandbox is made with. `vi.unstubAllGlobals` takes them away. */
export function stubDocument(): {readonly frames: FakeFrame[]} {
  const frames: FakeFrame[] = [];
  vi.stubGlobal('MessageChannel', FakeChannel);
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('document', {
    createElement: () => {
      const element = createFrame(frames);
      return element;
    },
    body: {append: (element: {fake: FakeFrame}) => void (element.fake.isThere = true)},
  });
  return {frames};
}

function createFrame(frames: FakeFrame[]) {
  let isDead = false;
  const element = Object.assign(new EventTarget(), {
    sandbox: {add: (token: string) => void fake.allowed.push(token)},
    src: '',
    contentWindow: {
      postMessage(message: unknown, _origin: string, [port]: readonly FakePort[]) {
        if (message !== GREETING || !port || fake.isDeaf) return;
        fake.port = port;
        port.addEventListener('message', (event) => {
          const {kind} = (event as MessageEvent<{kind: string}>).data;
          fake.requests.push(kind);
          if (kind === 'probe') fake.say({kind: 'alive'});
        });
        fake.say({kind: 'greeted'});
      },
    },
    remove: () => void (fake.isThere = false),
    fake: undefined as unknown as FakeFrame,
  });
  const fake: FakeFrame = {
    get address() {
      return element.src;
    },
    isThere: false,
    allowed: [],
    requests: [],
    load: () => void element.dispatchEvent(new Event('load')),
    say(message) {
      if (!isDead) fake.port?.postMessage(message);
    },
    die: () => void (isDead = true),
  };
  element.fake = fake;
  frames.push(fake);
  return element;
}
