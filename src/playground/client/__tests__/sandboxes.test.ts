import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {stubDocument} from '../__fixtures__/fakeDocument';
import {createSandboxes} from '../sandboxes';

const WITHOUT_NETWORK = {directory: '/p/', network: false};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sandboxes in a page whose frames and files answer as the test lets them. */
function createTestContext(fetchFile: (url: string) => Promise<Response> = async () => new Response('')) {
  const {frames} = stubDocument();
  vi.stubGlobal('fetch', vi.fn(fetchFile));
  const sandboxes = createSandboxes();
  const settled = () => vi.advanceTimersByTimeAsync(0);
  /** Opens one, and lets its document answer up to the compiler. */
  const open = async (options = WITHOUT_NETWORK) => {
    const opened = sandboxes.open(options);
    opened.catch(() => undefined);
    frames.at(-1)!.load();
    await settled();
    return {opened, frame: frames.at(-1)!};
  };
  const openLoaded = async () => {
    const {opened, frame} = await open();
    frame.say({kind: 'loaded'});
    return {sandbox: await opened, frame};
  };
  const framesInPage = () => frames.filter(({isThere}) => isThere);
  return {frames, sandboxes, settled, open, openLoaded, framesInPage};
}

describe('the sandboxes of a page', () => {
  it('are one without and one with the network, each opened once', async () => {
    const {sandboxes, frames, openLoaded} = createTestContext();
    const {sandbox, frame} = await openLoaded();
    expect(await sandboxes.open(WITHOUT_NETWORK)).toBe(sandbox);
    expect(frame.requests).toEqual(['load']);
    void sandboxes.open({...WITHOUT_NETWORK, network: true});
    expect(frames.map(({address}) => address)).toEqual(['/p/sandbox.htm', '/p/sandbox-network.htm']);
  });

  it('have a document that others may show around them, where the page is in a frame itself', () => {
    const {sandboxes, frames} = createTestContext();
    vi.stubGlobal('self', {});
    vi.stubGlobal('parent', {});
    void sandboxes.open(WITHOUT_NETWORK);
    void sandboxes.open({...WITHOUT_NETWORK, network: true});
    expect(frames.map(({address}) => address)).toEqual(['/p/sandbox-embedded.htm', '/p/sandbox-network.htm']);
  });

  it('have an opaque origin from the first', async () => {
    const {sandboxes, frames} = createTestContext();
    void sandboxes.open(WITHOUT_NETWORK);
    expect(frames[0]!.allowed).toEqual(['allow-scripts']);
  });

  it('ask the service worker without a network, and have the attribute as soon as the document is there', async () => {
    const {sandboxes, frames} = createTestContext();
    vi.stubGlobal('navigator', {onLine: false, serviceWorker: {controller: {}}});
    void sandboxes.open(WITHOUT_NETWORK);
    expect(frames[0]!.allowed).toEqual([]);
    frames[0]!.load();
    expect(frames[0]!.allowed).toEqual(['allow-scripts']);
  });

  it.each([
    {onLine: true, serviceWorker: {controller: {}}},
    {onLine: false, serviceWorker: {controller: null}},
    {onLine: false},
  ])('ask no service worker where there is a network, or no worker: %j', (navigator) => {
    const {sandboxes, frames} = createTestContext();
    vi.stubGlobal('navigator', navigator);
    void sandboxes.open(WITHOUT_NETWORK);
    expect(frames[0]!.allowed).toEqual(['allow-scripts']);
  });

  it('give the next page a new sandbox when the one before is left while the engine loads', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const {sandboxes, open, openLoaded, settled, framesInPage} = createTestContext(() =>
      arrived.then(() => new Response('')),
    );
    const {opened: left} = await open();
    sandboxes.close();
    expect(framesInPage()).toEqual([]);
    arrive();
    await expect(left).rejects.toThrow('has been closed');
    const {sandbox, frame} = await openLoaded();
    await settled();
    expect(framesInPage()).toEqual([frame]);
    expect(await sandbox.isAlive()).toBe(true);
  });

  it('forget none because another one is disposed of twice', async () => {
    const {sandboxes, openLoaded, framesInPage} = createTestContext();
    const {sandbox: first} = await openLoaded();
    first.dispose();
    const {sandbox: second, frame} = await openLoaded();
    first.dispose();
    expect(await sandboxes.open(WITHOUT_NETWORK)).toBe(second);
    expect(framesInPage()).toEqual([frame]);
  });

  it('are closed by leaving the page, with what waits for them', async () => {
    const {sandboxes, openLoaded, framesInPage} = createTestContext();
    const {sandbox} = await openLoaded();
    const alive = sandbox.isAlive();
    sandboxes.close();
    expect(framesInPage()).toEqual([]);
    expect(await alive).toBe(false);
    expect(await sandbox.isAlive()).toBe(false);
    const program = {files: {}, entry: 'main.w', mode: 'test', network: false} as const;
    await expect(sandbox.run(program)).rejects.toThrow('has been closed');
  });
});

describe('a sandbox', () => {
  it('may take its time to compile, as long as its document answers', async () => {
    const {open} = createTestContext();
    const {opened, frame} = await open();
    await vi.advanceTimersByTimeAsync(600_000);
    frame.say({kind: 'loaded'});
    expect(await (await opened).isAlive()).toBe(true);
  });

  it('is given up when its process ends while it compiles, and the next run gets another', async () => {
    const {open, openLoaded, framesInPage} = createTestContext();
    const {opened, frame} = await open();
    frame.die();
    const failed = expect(opened).rejects.toThrow('has stopped while the compiler was loading');
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    expect(framesInPage()).toEqual([]);
    const {sandbox} = await openLoaded();
    expect(await sandbox.isAlive()).toBe(true);
  });

  it('reports a compiler that cannot be used, and has it fetched again', async () => {
    const {open, framesInPage} = createTestContext();
    const {opened, frame} = await open();
    frame.say({kind: 'unusable', message: 'CompileError: bad magic'});
    await expect(opened).rejects.toThrow('The compiler cannot be used: CompileError: bad magic');
    expect(fetch).toHaveBeenCalledWith('/p/wingc.wasm', expect.objectContaining({cache: 'reload'}));
    expect(framesInPage()).toEqual([]);
  });

  it('does not load without the engine, and then leaves nothing behind', async () => {
    const {open, framesInPage} = createTestContext(async () => new Response('', {status: 404}));
    await expect((await open()).opened).rejects.toThrow('answers with status 404');
    expect(framesInPage()).toEqual([]);
  });

  it('that does not answer the greeting is asked for again, past the browser’s cache', async () => {
    const {sandboxes, frames, framesInPage} = createTestContext();
    const failed = expect(sandboxes.open(WITHOUT_NETWORK)).rejects.toThrow('/p/sandbox.htm does not answer');
    // The document is there, and is none of a sandbox.
    frames.at(-1)!.isDeaf = true;
    frames.at(-1)!.load();
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(framesInPage()).toEqual([]);
    expect(fetch).toHaveBeenLastCalledWith('/p/sandbox.htm', expect.objectContaining({cache: 'reload'}));
  });

  it('whose document never comes is named at the limit, and not asked for once more', async () => {
    const {sandboxes, framesInPage} = createTestContext((url) =>
      url.endsWith('.htm') ? new Promise<Response>(() => undefined) : Promise.resolve(new Response('')),
    );
    const failed = expect(sandboxes.open(WITHOUT_NETWORK)).rejects.toThrow('/p/sandbox.htm does not answer');
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(framesInPage()).toEqual([]);
  });
});
