import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hostedSettings} from '../hostedSettings';
import {push} from '../push';

const VARIABLES = {
  ALGOLIA_APP_ID: 'APPLICATION',
  ALGOLIA_INDEX_NAME: 'pages',
  ALGOLIA_ADMIN_API_KEY: 'admin-key',
  SITE_URL: 'https://wing.example',
};

const PAGE = `<!doctype html><html><head><title>Queue</title><meta name="docsearch:docusaurus_tag" content="docs-default-current"></head>
<body><main><article><h1>Queue</h1><p>Holds messages.</p><h2 id="use">Use</h2><p>${'word '.repeat(4000)}</p></article></main></body></html>`;

/** The client of the service, as far as a push calls it. Its tasks have ended when they are asked about. */
const task = () => vi.fn(async () => ({taskID: 1, updatedAt: ''}));
const client = {
  setSettings: task(),
  saveSynonyms: task(),
  waitForTask: vi.fn(async () => ({})),
  replaceAllObjects: vi.fn(async () => ({})),
};
const connect = vi.fn(() => client as never);
let build: string;
let printed: string;

beforeEach(() => {
  vi.clearAllMocks();
  build = mkdtempSync(join(tmpdir(), 'push-'));
  mkdirSync(join(build, 'docs'));
  writeFileSync(join(build, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(build, 'docs/queue.html'), PAGE);
  printed = '';
});
afterEach(() => rmSync(build, {recursive: true}));

const run = (args: string[] = [], variables: Record<string, string | undefined> = VARIABLES) =>
  push({args, variables, build, connect, print: (text) => (printed += `${text}\n`)});

describe('push', () => {
  it('sets settings and synonyms, and then replaces all records', async () => {
    await run();
    const indexName = 'pages';
    expect(connect).toHaveBeenCalledWith('APPLICATION', 'admin-key');
    expect(client.setSettings).toHaveBeenCalledWith({indexName, indexSettings: hostedSettings()});
    expect(client.saveSynonyms).toHaveBeenCalledWith(
      expect.objectContaining({indexName, replaceExistingSynonyms: true}),
    );
    expect(client.waitForTask).toHaveBeenCalledTimes(2);
    const [[replaced]] = client.replaceAllObjects.mock.calls as unknown as [
      [{indexName: string; objects: {objectID: string; url: string; section: string}[]}],
    ];
    expect(replaced.indexName).toBe(indexName);
    expect(replaced.objects.map(({objectID}) => objectID)).toEqual([
      '/docs/queue',
      '/docs/queue/0',
      '/docs/queue#use',
      '/docs/queue#use/0',
      '/docs/queue#use/1',
      '/docs/queue#use/2',
    ]);
    expect(replaced.objects[0]).toMatchObject({url: 'https://wing.example/docs/queue', section: 'docs'});
  });

  it('needs no account for a dry run, and sends nothing', async () => {
    await run(['--dry-run'], {});
    expect(connect).not.toHaveBeenCalled();
    expect(printed).toMatch(/^section +page +heading +member +text +all$/m);
    expect(printed).toMatch(/^Docs +1 +1 +0 +4 +6$/m);
    expect(printed).toMatch(/^all +1 +1 +0 +4 +6$/m);
    expect(printed).toMatch(/largest is \/docs\/queue#use\/0 with 9,\d{3} bytes of 10,000 allowed/);
    expect(printed).toContain('nothing was sent');
  });

  it('never prints the key', async () => {
    await run();
    expect(printed).toContain('The index pages');
    expect(printed).not.toContain('admin-key');
  });

  it('names all settings that are missing at once', async () => {
    await expect(run([], {ALGOLIA_INDEX_NAME: 'pages', ALGOLIA_APP_ID: ' '})).rejects.toThrow(
      /- ALGOLIA_APP_ID is missing: .+\n- ALGOLIA_ADMIN_API_KEY is missing: /,
    );
    expect(connect).not.toHaveBeenCalled();
  });

  it('fails with what the service says', async () => {
    client.setSettings.mockRejectedValueOnce(new Error('Invalid Application-ID or API key'));
    await expect(run()).rejects.toThrow('Invalid Application-ID or API key');
  });

  it('refuses what it does not know', async () => {
    await expect(run(['--dry'])).rejects.toThrow(/--dry/);
  });

  it('asks for a build', async () => {
    rmSync(join(build, 'index.html'));
    await expect(run(['--dry-run'])).rejects.toThrow('npm run build');
  });
});
