import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import manifest from '../../package.json';

type Package = {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly inBundle?: boolean;
};
type Packages = Readonly<Record<string, Package>>;
type Trees = {
  readonly wanted: Packages;
  readonly installed: Packages;
  readonly exists: (path: string) => boolean;
};
type Install = {
  isSupported(version: string, range: string): boolean;
  missingPackages(trees: Trees): readonly string[];
  otherPackages(trees: Trees): readonly string[];
};

const module = '../../.ci/install.mjs';
const {isSupported, missingPackages, otherPackages} = (await import(module)) as Install;

describe('supported versions of Node', () => {
  const range = '^20.19.0 || ^22.13.0 || >=24.0.0';

  it.each(['20.19.0', '20.20.2', '22.13.0', '22.13.1', '24.0.0', '24.11.3', '26.0.0'])(
    'include %s',
    (version) => {
      expect(isSupported(version, range)).toBe(true);
    },
  );

  it.each(['18.20.8', '20.9.0', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])('leave out %s', (version) => {
    expect(isSupported(version, range)).toBe(false);
  });

  it('are a range that the check of the installation can read', () => {
    expect(() => isSupported('20.0.0', manifest.engines.node)).not.toThrow();
    expect(() => isSupported('20.0.0', '20.x')).toThrow(
      'engines.node: "20.x"; allowed are ^1.2.3 and >=1.2.3',
    );
  });
});

describe('missing packages', () => {
  const wanted: Packages = {
    '': {version: '1.0.0'},
    'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
    'node_modules/a/node_modules/b': {version: '1.0.0', inBundle: true},
    'node_modules/c': {version: '1.0.0', optional: true},
  };

  it.each([
    ['is installed as locked', {version: '1.0.0', integrity: 'sha512-a'}, true, []],
    ['is not installed', undefined, true, ['node_modules/a']],
    ['has another version', {version: '1.0.1', integrity: 'sha512-a'}, true, ['node_modules/a']],
    ['has another hash', {version: '1.0.0', integrity: 'sha512-z'}, true, ['node_modules/a']],
    ['lost its folder', {version: '1.0.0', integrity: 'sha512-a'}, false, ['node_modules/a']],
  ])('are found when a package %s', (_, installed, exists, missing) => {
    const tree: Packages = installed ? {'node_modules/a': installed} : {};
    expect(missingPackages({wanted, installed: tree, exists: () => exists})).toEqual(missing);
  });
});

describe('packages that are not those of the lock file', () => {
  const wanted: Packages = {'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'}};

  it.each<[string, Packages, string[]]>([
    ['are none where all are as locked', wanted, []],
    [
      'are those of another version',
      {'node_modules/a': {version: '1.0.1', integrity: 'sha512-b'}},
      ['- node_modules/a 1.0.1: locked is 1.0.0'],
    ],
    [
      'are those of another hash',
      {'node_modules/a': {version: '1.0.0', integrity: 'sha512-z'}},
      ['- node_modules/a 1.0.0: its hash is sha512-z, locked is sha512-a'],
    ],
    [
      'are those that nobody has locked',
      {...wanted, 'node_modules/evil': {version: '6.6.6', integrity: 'sha512-e'}},
      ['- node_modules/evil 6.6.6: not in the lock file'],
    ],
    [
      'are not those that come in the archive of another',
      {...wanted, 'node_modules/a/node_modules/b': {version: '1.0.0', inBundle: true}},
      [],
    ],
    ['are those that did not come', {}, ['- node_modules/a: not installed']],
  ])('%s', (_, installed, others) => {
    expect(otherPackages({wanted, installed, exists: () => true})).toEqual(others);
  });
});

describe('the lock file', () => {
  const lock = readFileSync(resolve(__dirname, '../../package-lock.json'), 'utf8');
  const {packages} = JSON.parse(lock) as {
    packages: Record<
      string,
      Package & {
        readonly os?: readonly string[];
        readonly cpu?: readonly string[];
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >;
  };

  // `npm ci` refuses a lock file that lacks one, and npm leaves out those that its registry does not have.
  it('has the compilers of all platforms, each for its platform only', () => {
    const owners = ['@swc/core', '@swc/html', 'rollup'].map((name) => packages[`node_modules/${name}`]);
    const wanted = owners.flatMap((owner) => Object.keys(owner?.optionalDependencies ?? {}));
    expect(wanted.length).toBeGreaterThan(40);
    const isLocked = (name: string) => {
      const {optional, os, cpu} = packages[`node_modules/${name}`] ?? {};
      return optional === true && os?.length === 1 && cpu?.length === 1;
    };
    expect(wanted.filter((name) => name !== 'fsevents' && !isLocked(name))).toEqual([]);
  });
});
