/**
 * What a program could try: bodies of asynchronous functions that give `reached` when it worked. `origin` is that of the
 * site, where `/reached/<name>` notes that it was asked for, and `patience` the time for an answer that may not come, in
 * milliseconds.
 */
interface Attack {
  /** Below `/reached/`, when the site sees it. */
  readonly name?: string;
  readonly program: string;
  /** What holds it. @default the policy and the opaque origin, and the guard as well */
  readonly heldBy?: 'guard';
}

const worker = (script: string) =>
  `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(script)}.replaceAll('ORIGIN', origin)])))`;

const answerOf = (starter: string, event = 'onmessage') => `
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
    program: answerOf(`new EventSource(origin + '/reached/stream.events')`),
  },
  WebSocket: {
    name: 'socket',
    program: answerOf(`new WebSocket(origin.replace('http', 'ws') + '/reached/socket')`, 'onopen'),
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
  'a nested worker': {program: answerOf(worker(`postMessage('up')`)), heldBy: 'guard'},
  'fetch of a nested worker': {
    name: 'nested',
    program: answerOf(worker(`fetch('ORIGIN/reached/nested').then(() => postMessage('reached'))`)),
  },
  'a worker from an address': {
    name: 'worker.js',
    program: answerOf(`new Worker(origin + '/reached/worker.js')`),
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
    program: answerOf(`indexedDB.open('database')`, 'onsuccess'),
  },
  caches: {program: `await caches.open('cache'); return 'reached';`},
  locks: {program: `return navigator.locks.request('lock', () => 'reached');`},
  BroadcastChannel: {
    program: answerOf(`new BroadcastChannel('page'); asked.postMessage('hello')`),
  },
};
