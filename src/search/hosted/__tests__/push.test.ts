import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  type HostedIndexingStub,
  startHostedIndexing,
} from '../../../../tests/support/hosted-search/indexingStub';
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

let stub: HostedIndexingStub;
let build: string;
let printed: string;

beforeEach(async () => {
  stub = await startHostedIndexing({appId: 'APPLICATION', adminKey: 'admin-key'});
  build = mkdtempSync(join(tmpdir(), 'push-'));
  mkdirSync(join(build, 'docs'));
  writeFileSync(join(build, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(build, 'docs/queue.html'), PAGE);
  printed = '';
});
afterEach(async () => {
  rmSync(build, {recursive: true});
  await stub.close();
});

const run = (args: string[] = [], variables: Record<string, string | undefined> = VARIABLES) =>
  push({args, variables, build, hosts: [stub.host], print: (text) => (printed += `${text}\n`)});

describe('push', () => {
  it('replaces all records, and sets settings and synonyms', async () => {
    await run();
    const first = stub.indexes.get('pages');
    expect([...stub.indexes.keys()]).toEqual(['pages']);
    expect(first?.settings).toEqual(hostedSettings());
    expect(first?.synonyms.length).toBeGreaterThan(0);
    expect(first?.records.map(({objectID}) => objectID)).toEqual([
      '/docs/queue',
      '/docs/queue/0',
      '/docs/queue#use',
      '/docs/queue#use/0',
      '/docs/queue#use/1',
      '/docs/queue#use/2',
    ]);
    expect(first?.records[0]).toMatchObject({url: 'https://wing.example/docs/queue', section: 'docs'});

    writeFileSync(join(build, 'docs/queue.html'), PAGE.replace('id="use"', 'id="using"'));
    await run();
    const second = stub.indexes.get('pages')?.records ?? [];
    expect(second).toHaveLength(6);
    expect(second[2]).toMatchObject({objectID: '/docs/queue#using'});
  });

  it('needs no account for a dry run, and sends nothing', async () => {
    await run(['--dry-run'], {});
    expect(stub.indexes.size).toBe(0);
    expect(printed).toMatch(/^section +page +heading +member +text +all$/m);
    expect(printed).toMatch(/^Docs +1 +1 +0 +4 +6$/m);
    expect(printed).toMatch(/^all +1 +1 +0 +4 +6$/m);
    expect(printed).toMatch(/largest is \/docs\/queue#use\/0 with 9,\d{3} bytes of 10,000 allowed/);
    expect(printed).toContain('nothing was sent');
  });

  it('prints the configuration of the crawler, without an account or a build', async () => {
    rmSync(join(build, 'index.html'));
    await run(['--crawler'], {SITE_URL: 'https://wing.example'});
    expect(printed).toContain("startUrls: ['https://wing.example/'");
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
    expect(stub.indexes.size).toBe(0);
  });

  it('fails with what the service says of a wrong key', async () => {
    await expect(run([], {...VARIABLES, ALGOLIA_ADMIN_API_KEY: 'search-key'})).rejects.toThrow(
      'Invalid Application-ID or API key',
    );
  });

  it('refuses what it does not know', async () => {
    await expect(run(['--dry'])).rejects.toThrow(/--dry/);
  });

  it('asks for a build', async () => {
    rmSync(join(build, 'index.html'));
    await expect(run(['--dry-run'])).rejects.toThrow('npm run build');
  });
});
