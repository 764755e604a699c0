import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {resolveRequest, startServer} from './siteServer';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'server-'));
  for (const file of [
    'index.html',
    '404.html',
    'docs.html',
    'docs/start.html',
    'old/index.html',
    'a/b.txt',
    'assets/a.js',
  ]) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), file);
  }
});
afterAll(() => rmSync(root, {recursive: true}));

describe('resolveRequest', () => {
  it.each([
    ['/', 200, 'index.html'],
    ['/index.html', 200, 'index.html'],
    ['/docs', 200, 'docs.html'],
    ['/docs.html', 200, 'docs.html'],
    ['/docs/', 404, '404.html'],
    ['/docs/start', 200, 'docs/start.html'],
    ['/a/b.txt', 200, 'a/b.txt'],
    ['/old/', 200, 'old/index.html'],
    ['/nothing', 404, '404.html'],
    ['/%zz', 404, '404.html'],
    ['/../../etc/passwd', 404, '404.html'],
  ])('answers %s with status %i and %s', (path, status, file) => {
    expect(resolveRequest(root, path)).toEqual({status, file: join(root, file)});
  });

  it('sends a folder to the path with a slash', () => {
    expect(resolveRequest(root, '/old')).toEqual({status: 301, location: '/old/'});
  });
});

describe('startServer', () => {
  it('serves on a free port, keeps the query in a redirect, and closes', async () => {
    const server = await startServer({root});
    expect(await (await fetch(`${server.origin}/docs?x=1`)).text()).toBe('docs.html');
    const redirect = await fetch(`${server.origin}/old?x=1`, {redirect: 'manual'});
    expect(redirect.headers.get('location')).toBe('/old/?x=1');
    expect((await fetch(`${server.origin}/nothing`)).status).toBe(404);
    await server.close();
    await expect(fetch(server.origin)).rejects.toThrow();
  });

  it('takes a path with two slashes for a path, not for a host', async () => {
    const seen: string[] = [];
    const server = await startServer({root, onRequest: (pathname) => seen.push(pathname)});
    expect((await fetch(`${server.origin}//example.com/`)).status).toBe(404);
    expect(await (await fetch(`${server.origin}//docs`)).text()).toBe('docs.html');
    expect(seen).toEqual(['//example.com/', '//docs']);
    await server.close();
  });

  it('lets browsers keep what is named by its content, and nothing else', async () => {
    const server = await startServer({root});
    const kept = async (path: string) => (await fetch(server.origin + path)).headers.get('cache-control');
    expect(await kept('/assets/a.js')).toContain('immutable');
    for (const path of ['/docs', '/assets/none.js']) expect(await kept(path)).toBe('no-cache');
    await server.close();
  });
});
