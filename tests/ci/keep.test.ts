import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolders} from '../support/folders';

type Manifest = {
  readonly deploys: readonly {readonly id: string; readonly from: string; readonly until?: string}[];
  readonly files: ReadonlyMap<string, {readonly sha256: string; readonly deploys: readonly number[]}>;
};
type Options = {
  readonly build: string;
  readonly earlier: string;
  readonly id: string;
  readonly now: number;
  readonly maxBytes?: number;
};
type Keep = {keep(options: Options): {readonly kept: readonly string[]; readonly notes: readonly string[]}};
type Manifests = {readManifest(text: string): Manifest; mayStay(path: string): boolean};

const keepModule = '../../.ci/deploy/keep.mjs';
const manifestModule = '../../.ci/deploy/manifest.mjs';
const {keep} = (await import(keepModule)) as Keep;
const {mayStay, readManifest} = (await import(manifestModule)) as Manifests;
const folderOf = temporaryFolders();

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');

/** A build whose page asks for a script and for the engine. */
function build(version: string, more: Readonly<Record<string, string>> = {}): string {
  return folderOf({
    'index.html': `<script src=/assets/js/main.${version}.js>`,
    [`assets/js/main.${version}.js`]: `run('${version}')`,
    'assets/js/shared.00000000.js': 'shared()',
    [`playground/${version}/sandbox.htm`]: version,
    ...more,
  });
}

/** Deploys builds one after another, each joined with the one before. */
function deploy(builds: readonly {root: string; day: number; maxBytes?: number}[]) {
  let earlier = folderOf({});
  return builds.map(({root, day, maxBytes}, index) => {
    const result = keep({
      build: root,
      earlier,
      id: `deploy-${index}`,
      now: START + day * DAY,
      ...(maxBytes && {maxBytes}),
    });
    earlier = root;
    return {...result, root, manifest: readManifest(readFileSync(join(root, 'deploys.json'), 'utf8'))};
  });
}

const has = (root: string, path: string) => existsSync(join(root, path));

describe('the first deploy', () => {
  it('has nothing to keep, and begins the list', () => {
    const [only] = deploy([{root: build('a'), day: 0}]);
    expect(only!.kept).toEqual([]);
    expect(only!.manifest.deploys).toEqual([{id: 'deploy-0', from: '2026-01-01T00:00:00.000Z'}]);
    expect([...only!.manifest.files.keys()]).toEqual([
      'assets/js/main.a.js',
      'assets/js/shared.00000000.js',
      'playground/a/sandbox.htm',
    ]);
  });
});

describe('a deploy after another', () => {
  it('keeps what the one before needs, and says who needs what and since when', () => {
    const [, second] = deploy([
      {root: build('a'), day: 0},
      {root: build('b'), day: 5},
    ]);
    expect(second!.kept).toEqual(['assets/js/main.a.js', 'playground/a/sandbox.htm']);
    expect(readFileSync(join(second!.root, 'assets/js/main.a.js'), 'utf8')).toBe("run('a')");
    expect(second!.manifest.deploys).toEqual([
      {id: 'deploy-1', from: '2026-01-06T00:00:00.000Z'},
      {id: 'deploy-0', from: '2026-01-01T00:00:00.000Z', until: '2026-01-06T00:00:00.000Z'},
    ]);
    const needed = Object.fromEntries(
      [...second!.manifest.files].map(([path, {deploys}]) => [path, deploys]),
    );
    expect(needed).toEqual({
      'assets/js/main.a.js': [1],
      'assets/js/main.b.js': [0],
      'assets/js/shared.00000000.js': [0, 1],
      'playground/a/sandbox.htm': [1],
      'playground/b/sandbox.htm': [0],
    });
    expect(second!.notes).toEqual([]);
  });

  it('never keeps a page, nor a file that is not named by its content', () => {
    const [, second] = deploy([
      {root: build('a', {'old.html': 'Old', 'assets/page.html': 'Old', 'search/names.json': '{}'}), day: 0},
      {root: build('b'), day: 1},
    ]);
    const {root} = second!;
    expect(['old.html', 'assets/page.html', 'search/names.json'].filter((path) => has(root, path))).toEqual(
      [],
    );
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('main.b.js');
  });

  it('never writes an old file over a new one of the same name', () => {
    const [, second] = deploy([
      {root: build('a', {'assets/js/shared.00000000.js': 'old()'}), day: 0},
      {root: build('b'), day: 1},
    ]);
    expect(readFileSync(join(second!.root, 'assets/js/shared.00000000.js'), 'utf8')).toBe('shared()');
    expect(second!.manifest.files.get('assets/js/shared.00000000.js')?.deploys).toEqual([0]);
    expect(second!.notes).toEqual([expect.stringContaining('shared.00000000.js has other content now')]);
  });

  it('keeps no file that did not arrive as it was, and tells which', () => {
    const first = build('a');
    const [done] = deploy([{root: first, day: 0}]);
    writeFileSync(join(first, 'assets/js/main.a.js'), 'changed()');
    const root = build('b');
    const {kept, notes} = keep({build: root, earlier: done!.root, id: 'b', now: START + DAY});
    expect(kept).toEqual(['playground/a/sandbox.htm']);
    expect(notes).toEqual([expect.stringContaining('main.a.js has other content than it had')]);
    expect(has(root, 'assets/js/main.a.js')).toBe(false);
  });
});

describe('the files of a deploy', () => {
  const old = 'assets/js/main.a.js';

  it('stay for 30 days from the day when it was replaced, not from the day when it was made', () => {
    const steps = deploy([
      {root: build('a'), day: 0},
      {root: build('b'), day: 100},
      {root: build('c'), day: 129},
      {root: build('d'), day: 131},
    ]);
    expect(steps.map(({root}) => has(root, old))).toEqual([true, true, true, false]);
    expect(steps[3]!.manifest.deploys.map(({id}) => id)).toEqual(['deploy-3', 'deploy-2', 'deploy-1']);
    expect([...steps[3]!.manifest.files].find(([path]) => path === old)).toBeUndefined();
  });

  it('go before that, the longest replaced first, where there is no room', () => {
    const heavy = (version: string) => build(version, {[`assets/js/heavy.${version}.js`]: 'x'.repeat(1000)});
    const steps = deploy([
      {root: heavy('a'), day: 0},
      {root: heavy('b'), day: 1},
      {root: heavy('c'), day: 2, maxBytes: 2_500},
    ]);
    expect(['a', 'b', 'c'].map((name) => has(steps[2]!.root, `assets/js/heavy.${name}.js`))).toEqual([
      false,
      true,
      true,
    ]);
    expect(steps[2]!.notes).toEqual([expect.stringMatching(/^deploy-0, .* no room/)]);
    expect(steps[2]!.manifest.deploys.map(({id}) => id)).toEqual(['deploy-2', 'deploy-1']);
  });

  it('stay when a build brings them back', () => {
    const steps = deploy([
      {root: build('a'), day: 0},
      {root: build('b'), day: 1},
      {root: build('a'), day: 2},
      {root: build('b'), day: 3},
    ]);
    expect(steps[2]!.manifest.files.get(old)?.deploys).toEqual([0, 2]);
    expect(steps[3]!.manifest.files.get(old)?.deploys).toEqual([1, 3]);
    expect(steps[3]!.kept).toContain(old);
  });
});

describe('a build that is too large by itself', () => {
  it('is not deployed', () => {
    expect(() => deploy([{root: build('a'), day: 0, maxBytes: 10}])).toThrow(
      /^The new build has \d+ bytes; the host takes 10\.$/,
    );
  });
});

describe('the list that the last deploy left', () => {
  const file = {bytes: 1, sha256: '0'.repeat(64), deploys: [0]};
  const list = (files: object, deploys: unknown = [{id: 'a', from: '2026-01-01'}]) =>
    JSON.stringify({format: 1, deploys, files});

  it.each([
    ['is not JSON', '<html>', /it is not JSON/],
    ['is of another format', '{"format": 2}', /its format is not 1/],
    ['leads out of the folder', list({'assets/../../x.js': file}), /assets\/\.\.\/\.\.\/x\.js: not a file/],
    ['names a page', list({'assets/x.html': file}), /assets\/x\.html: not a file of assets or playground/],
    ['names another folder', list({'index.js': file}), /index\.js: not a file/],
    ['has no hash', list({'assets/x.js': {...file, sha256: 'abc'}}), /assets\/x\.js: no SHA-256/],
    ['has no size', list({'assets/x.js': {...file, bytes: -1}}), /assets\/x\.js: no size/],
    ['names deploys it does not have', list({'assets/x.js': {...file, deploys: [1]}}), /no list of deploys/],
    ['has deploys without a date', list({}, [{id: 'a', from: 'soon'}]), /"deploys" is not a list/],
  ])('is refused when it %s', (_, text, message) => {
    expect(() => readManifest(text)).toThrow(message);
  });

  it('may only name files that are named by their content', () => {
    const paths = ['assets/js/a.js', 'playground/1-0/sandbox.htm', 'assets/js/runtime~main.0.js'];
    expect(paths.filter((path) => !mayStay(path))).toEqual([]);
    const others = [
      'assets',
      'assets/',
      'assets//a.js',
      'assets/.a',
      '/assets/a.js',
      'assets\\a.js',
      'img/a.png',
    ];
    expect(others.filter(mayStay)).toEqual([]);
  });
});
