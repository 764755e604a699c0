/**
 * Attacks that a program could try: bodies of asynchronous functions that return `reached` if they succeed. `origin` is that of
 * the site, which records requests for `/reached/<name>`, and `patience` is how long to wait for a response, in milliseconds.
 */
interface Attack {
  /** The name below `/reached/`, if the attack reaches the site. */
  readonly name?: string;
  readonly program: string;
  /** What stops it. @default the policy and the opaque origin, and the guard as well */
  readonly stoppedBy?: 'guard';
}

const worker = (script: string) =>
  `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(script)}.replaceAll('ORIGIN', origin)])))`;

const responseOf = (starter: string, event = 'onmessage') => `
  const asked = ${starter};
  return new Promise((resolve) => {
    asked.${event} = () => resolve('reached');
    asked.onerror = () => resolve('refused: error');
    setTimeout(() => resolve('refused: no answer'), patience);
  });`;

export const ATTACKS: Readonly<Record<string, Attack>> = {
  fetch: {name: 'fetch', program: `return (await fetch(origin + '/reached/fetch')).text();`},
  'fetch without an answer': {
    name: 'no-cors',
    program: `await fetch(origin + '/reached/no-cors', {mode: 'no-cors', method: 'POST', body: 'secret'});`,
  },
  XMLHttpRequest: {
    name: 'xhr',
    program: `
      const request = new XMLHttpRequest();
      request.open('GET', origin + '/reached/xhr', false);
      request.send();
      return request.responseText;`,
  },
  EventSource: {
    name: 'stream.events',
    program: responseOf(`new EventSource(origin + '/reached/stream.events')`),
  },
  WebSocket: {
    name: 'socket',
    program: responseOf(`new WebSocket(origin.replace('http', 'ws') + '/reached/socket')`, 'onopen'),
  },
  WebTransport: {
    // The site answers nothing to it, and sees its first datagram.
    name: 'datagram',
    program: `
      const transport = new WebTransport(origin.replace('http', 'https') + '/');
      transport.closed.catch(() => undefined);
      transport.ready.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 2000));`,
  },
  'import() of an address': {
    name: 'module.mjs',
    program: `return (await import(origin + '/reached/module.mjs')).default;`,
  },
  'import() of data': {
    program: `return (await import('data:text/javascript,export default "reached"')).default;`,
  },
  'import() of a blob': {
    program: `
      const address = URL.createObjectURL(new Blob(['export default "reached"'], {type: 'text/javascript'}));
      return (await import(address)).default;`,
  },
  importScripts: {
    name: 'script.js',
    program: `importScripts(origin + '/reached/script.js'); return self.answer;`,
  },
  'a nested worker': {program: responseOf(worker(`postMessage('up')`)), stoppedBy: 'guard'},
  'fetch of a nested worker': {
    name: 'nested',
    program: responseOf(worker(`fetch('ORIGIN/reached/nested').then(() => postMessage('reached'))`)),
  },
  'a worker from an address': {
    name: 'worker.js',
    program: responseOf(`new Worker(origin + '/reached/worker.js')`),
  },
  'a font': {
    name: 'font',
    program: `await new FontFace('font', 'url(' + origin + '/reached/font)').load();`,
  },
  OPFS: {
    program: `
      const folder = await navigator.storage.getDirectory();
      await folder.getFileHandle('file', {create: true});
      return 'reached';`,
  },
  indexedDB: {
    program: responseOf(`indexedDB.open('database')`, 'onsuccess'),
  },
  caches: {program: `await caches.open('cache'); return 'reached';`},
  locks: {program: `return navigator.locks.request('lock', () => 'reached');`},
  BroadcastChannel: {
    program: responseOf(`new BroadcastChannel('page'); asked.postMessage('hello')`),
  },
  'a canvas that keeps the graphics card busy': {
    program: `return new OffscreenCanvas(1, 1).getContext('2d') && 'reached';`,
    stoppedBy: 'guard',
  },
};
