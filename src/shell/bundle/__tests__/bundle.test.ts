import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import type {SiteSettings} from '../../../lib/page/settings';
import {bundleBehaviours} from '../bundle';

const ROOT = path.resolve(__dirname, '../../../..');
const SETTINGS: SiteSettings = {
  baseUrl: '/',
  storageSuffix: '',
  starCountUrl: 'https://example.org/stars',
  engine: {directory: 'engine', version: '1.0.0'},
  docsVersions: {},
  search: {engine: 'local'},
};
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, {recursive: true});
});

describe('bundleBehaviours', () => {
  it('writes the settings of the site into the script of every page', async () => {
    const {entry, files} = await bundle({'entry.ts': 'console.log(JSON.parse(SITE_SETTINGS).starCountUrl);'});
    expect(textOf(files, entry)).toContain('https://example.org/stars');
  });

  it('makes a chunk of what is loaded later, with Preact in the place of React', async () => {
    const {entry, imports, files} = await bundle({
      'entry.ts': "document.addEventListener('click', () => import('./dialog'));",
      'dialog.tsx':
        "import {createPortal} from 'react-dom'; export const show = () => createPortal(<p>Here</p>, document.body);",
    });
    expect(imports).toEqual([]);
    expect(textOf(files, entry)).toMatch(/importAtOnce\(\["\.\/dialog\.[A-Z0-9]+\.js"\]\)/);
    const all = files.map(({contents}) => Buffer.from(contents).toString()).join('\n');
    expect(all).toContain('Here');
    expect(all).not.toContain('react-dom');
  });

  it('requests all that a chunk needs at once', async () => {
    const {entry, files} = await bundle({
      'entry.ts': "document.addEventListener('click', () => void [import('./dialog'), import('./panel')]);",
      'dialog.ts': "import {shared} from './shared'; export const dialog = `${shared} dialog`;",
      'panel.ts': "import {shared} from './shared'; export const panel = `${shared} panel`;",
      'shared.ts': "export const shared = 'Here';",
    });
    const {name} = files.find((file) => textOf(files, file.name).includes('Here'))!;
    expect(textOf(files, entry)).toMatch(
      new RegExp(`importAtOnce\\(\\["\\./dialog\\.[A-Z0-9]+\\.js","\\./${name}"\\]\\)`),
    );
  });

  it('requests nothing again that has arrived with the script which asks', async () => {
    const {files} = await bundle({
      'entry.ts': "document.addEventListener('click', () => void [import('./list'), import('./panel')]);",
      'list.ts': "import {shared} from './shared'; export const list = () => [shared, import('./panel')];",
      'panel.ts': "import {shared} from './shared'; export const panel = `${shared} panel`;",
      'shared.ts': "export const shared = 'Here';",
    });
    const list = files.find(({name}) => name.startsWith('list'))!;
    expect(textOf(files, list.name)).toMatch(/importAtOnce\(\["\.\/panel\.[A-Z0-9]+\.js"\]\)/);
  });

  it('bundles the worker of a chunk, and starts it from there', async () => {
    const {files} = await bundle({
      'entry.ts': "void import('./client');",
      'client.ts': "export const worker = new Worker(new URL('./echo.ts', import.meta.url));",
      'echo.ts': "import {answer} from './answer'; self.onmessage = () => self.postMessage(answer);",
      'answer.ts': "export const answer = 'Here';",
    });
    const {name} = files.find((file) => textOf(files, file.name).includes('Here'))!;
    expect(name).toMatch(/^echo\.[0-9a-f]+\.js$/);
    expect(textOf(files, name)).not.toMatch(/^(?:import|export)/m);
    expect(
      files.some((file) => textOf(files, file.name).includes(`new URL("./${name}", import.meta.url)`)),
    ).toBe(true);
  });

  it('refuses what would make every page load a framework, and names it', async () => {
    await expect(
      bundle(
        {'entry.tsx': "import {render} from 'react-dom'; render(<p>Here</p>, document.body);"},
        'entry.tsx',
      ),
    ).rejects.toThrow(/only import\(\) when a reader asks for it:\n- .*node_modules\/preact\//);
  });

  it('lets a chunk bring its rules, under names of its own, which other files may add to', async () => {
    const {files} = await bundle({
      'entry.ts': "void import('./dialog');",
      'dialog.ts': "import styles from './dialog.module.css'; document.body.className = styles.field;",
      'dialog.module.css': ".field { composes: box from './box.module.css'; margin: 0 }",
      'box.module.css': '.box { color: red }',
    });
    const dialog = files.map(({contents}) => Buffer.from(contents).toString()).join('\n');
    expect(dialog).toContain('adoptedStyleSheets');
    expect(dialog).toMatch(/"box": "[\w-]+-box"/);
    expect(dialog).toMatch(/"field": "[\w-]+-field " \+ \w+\["box"\]/);
    // In a sheet, a name that begins with a digit is escaped.
    expect(dialog).toMatch(/-box\{color:red;?\}/);
    expect(dialog).toMatch(/-field\{margin:0;?\}/);
  });

  it('names the script of every page by what is in it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const sources = {'entry.ts': "void import('./part');", 'part.ts': 'export const part = 1;'};
    const {entry, files} = await bundle(sources).finally(() => vi.unstubAllEnvs());
    const hash = createHash('sha256').update(textOf(files, entry)).digest('hex');
    expect(entry).toBe(`behaviour.${hash.slice(0, 8)}.js`);
  });

  it('gives the same bytes each time', async () => {
    const names = Array.from('abcdefgh');
    const sources = {
      'entry.ts':
        "import styles from './dialog.module.css'; document.body.className = JSON.stringify(styles);",
      'dialog.module.css': names.map((name) => `.${name} { color: red }`).join('\n'),
    };
    const {entry, files} = await bundle(sources);
    const order = [...textOf(files, entry).matchAll(/-([a-h])["`]/g)].map(([, name]) => name);
    expect(order).toEqual(names);
  });
});

/** Inside the repository, so that packages are found. */
async function bundle(sources: Readonly<Record<string, string>>, entry = 'entry.ts') {
  // A fresh clone has no cache.
  const cache = path.join(ROOT, 'node_modules/.cache');
  fs.mkdirSync(cache, {recursive: true});
  const folder = fs.mkdtempSync(path.join(cache, 'behaviour-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(sources)) fs.writeFileSync(path.join(folder, name), text);
  return bundleBehaviours(path.join(folder, entry), SETTINGS, {generatedFilesDir: folder});
}

function textOf(files: readonly {name: string; contents: Uint8Array}[], name: string): string {
  return Buffer.from(files.find((file) => file.name === name)!.contents).toString();
}
