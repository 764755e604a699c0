import {EventEmitter} from 'node:events';
import {mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {BrowserContext} from '@playwright/test';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashFiles} from './contents';
import {isExact, type Record, recordsIn} from './records';
import {serveSites} from './sites';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'records-'));
  write('404.html', 'not found');
  write('index.html', page('Home'));
  write('docs.html', page('Docs'));
  write('docs/first.html', page('First'));
  write('old/index.html', 'moved');
  write('assets/js/runtime~main.aaaaaaaa.js', runtime('e', 'n'));
  write('assets/js/1.bbbbbbbb.js', 'first part');
  write('assets/js/2.cccccccc.js', 'second part');
  write('search/text.json', '{"first": 1}');
});
afterEach(() => rmSync(root, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), text);
}

function page(text: string, runtime = 'aaaaaaaa'): string {
  return `<html><script src=/assets/js/runtime~main.${runtime}.js defer></script><h1>${text}</h1>`;
}

/** The minifier names variables by the letters of the hashes. */
function runtime(part: string, map: string): string {
  return `(()=>{var ${map}={1:"bbbbbbbb",2:"cccccccc"};self.nameOf=${part}=>${map}[${part}]})()`;
}

const BASIS = {basis: 'basis', inputs: ''};

/** The record of a test that asks for these paths. */
async function record(...paths: string[]): Promise<Record> {
  const sites = await serveSites({site: root});
  for (const path of paths) await fetch(sites.origins.site + path, {redirect: 'manual'});
  const answers = sites.takeAnswers();
  await sites.close();
  return {...BASIS, answers};
}

async function isStillExact(known: Record, now = BASIS): Promise<boolean> {
  const sites = await serveSites({site: root});
  await sites.close();
  return isExact(known, now, sites.answerTo);
}

/** Changes a page's part as a build does: the name of the part changes, with the runtime's map and what names the runtime. */
function changePart(): void {
  rmSync(join(root, 'assets/js/2.cccccccc.js'));
  write('assets/js/2.dddddddd.js', 'second part, changed');
  rmSync(join(root, 'assets/js/runtime~main.aaaaaaaa.js'));
  write('assets/js/runtime~main.eeeeeeee.js', runtime('n', 'e').replace('cccccccc', 'dddddddd'));
  for (const [file, text] of [
    ['index.html', 'Home'],
    ['docs.html', 'Docs'],
    ['docs/first.html', 'First'],
  ] as const)
    write(file, page(text, 'eeeeeeee'));
}

const SHELL = ['/', '/assets/js/runtime~main.aaaaaaaa.js'];

describe('a record', () => {
  it('is exact as long as nothing changes', async () => {
    expect(await isStillExact(await record(...SHELL, '/none', '/old', '/assets/js/9.ffffffff.js'))).toBe(
      true,
    );
  });

  it('is not exact when a file that was asked for changes, and others do not matter', async () => {
    const [docs, first] = [await record('/docs'), await record('/docs/first')];
    write('docs.html', page('Other'));
    expect([await isStillExact(docs), await isStillExact(first)]).toEqual([false, true]);
  });

  it('stays exact when assets that were not asked for change, with the names of all', async () => {
    const without = await record(...SHELL, '/assets/js/1.bbbbbbbb.js');
    const withPart = await record(...SHELL, '/assets/js/2.cccccccc.js');
    changePart();
    expect([await isStillExact(without), await isStillExact(withPart)]).toEqual([true, false]);
  });

  it('is not exact when eight digits change that name no asset', async () => {
    write('docs.html', page('Commit 01234567'));
    const known = await record('/docs');
    write('docs.html', page('Commit 76543210'));
    expect(await isStillExact(known)).toBe(false);
  });

  it('is not exact when a part gets another place in the map', async () => {
    const known = await record(...SHELL);
    write('assets/js/runtime~main.aaaaaaaa.js', runtime('e', 'n').replace('2:', '3:'));
    expect(await isStillExact(known)).toBe(false);
  });

  it('is not exact when a path that was absent is there, or one that was there is absent', async () => {
    const [absent, present] = [await record('/new'), await record('/docs')];
    write('new.html', page('New'));
    rmSync(join(root, 'docs.html'));
    expect([await isStillExact(absent), await isStillExact(present)]).toEqual([false, false]);
  });

  it('is not exact when an asset is absent, or a redirect leads nowhere', async () => {
    const [asset, redirect] = [await record('/assets/js/1.bbbbbbbb.js'), await record('/old')];
    renameSync(join(root, 'assets/js/1.bbbbbbbb.js'), join(root, 'assets/js/3.bbbbbbbb.js'));
    rmSync(join(root, 'old'), {recursive: true});
    expect([await isStillExact(asset), await isStillExact(redirect)]).toEqual([false, false]);
  });

  it('counts what a page used although the browser had it, and not what it had in advance', async () => {
    const sites = await serveSites({site: root});
    const browser = new EventEmitter();
    sites.watch(browser as unknown as BrowserContext);
    const use = (url: string, type: string) =>
      browser.emit('request', {url: () => url, resourceType: () => type});
    use(`${sites.origins.site}/search/text.json`, 'fetch');
    use(`${sites.origins.site}/assets/js/1.bbbbbbbb.js`, 'prefetch');
    use('https://elsewhere.example/docs', 'document');
    await fetch(`${sites.origins.site}/assets/js/2.cccccccc.js`, {headers: {'sec-purpose': 'prefetch'}});
    const answers = sites.takeAnswers();
    await sites.close();
    expect(Object.keys(answers)).toEqual(['site:/search/text.json']);
    write('search/text.json', '{}');
    expect(await isStillExact({...BASIS, answers})).toBe(false);
  });

  it('is not exact with other tests, packages or browsers, or other inputs', async () => {
    const known = await record('/');
    expect(await isStillExact(known, {...BASIS, basis: 'other'})).toBe(false);
    expect(await isStillExact(known, {...BASIS, inputs: hashFiles(root, ['docs'])})).toBe(false);
  });

  it('of a test that asked for nothing is never exact', async () => {
    expect(await isStillExact(await record())).toBe(false);
    const inputs = hashFiles(root, ['docs']);
    expect(await isStillExact({...(await record()), inputs}, {...BASIS, inputs})).toBe(true);
  });
});

describe('the hash of inputs', () => {
  it('changes with the name and the content of each file below a folder', () => {
    const before = hashFiles(root, ['docs', 'index.html']);
    expect(hashFiles(root, ['index.html', 'docs'])).toBe(before);
    write('docs/deep/new.md', '');
    const added = hashFiles(root, ['docs', 'index.html']);
    write('index.html', 'other');
    expect(new Set([before, added, hashFiles(root, ['docs', 'index.html'])]).size).toBe(3);
  });

  it('names a path that is absent', () => {
    expect(() => hashFiles(root, ['none'])).toThrow(/none/);
  });
});

describe('a folder of records', () => {
  it('gives back what it was given, until that is deleted or broken', async () => {
    const records = recordsIn(join(root, 'kept'));
    const known = await record('/');
    expect(records.read('a test')).toBeUndefined();
    records.write('a test', known);
    expect(records.read('a test')).toEqual(known);
    expect(records.read('another')).toBeUndefined();
    records.delete('a test');
    expect(records.read('a test')).toBeUndefined();
    records.write('a test', known);
    for (const file of readdirSync(join(root, 'kept'))) write(`kept/${file}`, '{');
    expect(records.read('a test')).toBeUndefined();
  });
});
