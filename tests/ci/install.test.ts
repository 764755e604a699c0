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
  findDifferences(trees: Trees): readonly string[];
};

const module = '../../.ci/install.mjs';
const {findDifferences, isSupported} = (await import(module)) as Install;

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

describe('differences between what is locked and what is installed', () => {
  const a: Package = {version: '1.0.0', integrity: 'sha512-a'};
  const locked: Packages = {
    '': {version: '1.0.0'},
    'node_modules/a': a,
    'node_modules/a/node_modules/b': {version: '1.0.0', inBundle: true},
    'node_modules/c': {version: '1.0.0', integrity: 'sha512-c', optional: true},
  };

  it.each<[string, Packages, string[]]>([
    ['are none where all is as locked', {'node_modules/a': a}, []],
    ['are a package that is not installed', {}, ['- node_modules/a: not installed']],
    [
      'are another version',
      {'node_modules/a': {version: '1.0.1', integrity: 'sha512-b'}},
      ['- node_modules/a 1.0.1: locked is 1.0.0'],
    ],
    [
      'are another hash',
      {'node_modules/a': {version: '1.0.0', integrity: 'sha512-z'}},
      ['- node_modules/a 1.0.0: its hash is sha512-z, locked is sha512-a'],
    ],
    [
      'are another hash of an optional package',
      {'node_modules/a': a, 'node_modules/c': {version: '1.0.0', integrity: 'sha512-z'}},
      ['- node_modules/c 1.0.0: its hash is sha512-z, locked is sha512-c'],
    ],
    [
      'are a package that nobody has locked',
      {'node_modules/a': a, 'node_modules/evil': {version: '6.6.6', integrity: 'sha512-e'}},
      ['- node_modules/evil 6.6.6: not in the lock file'],
    ],
    [
      'are not what comes in the archive of another',
      {'node_modules/a': a, 'node_modules/a/node_modules/z': {version: '1.0.0', inBundle: true}},
      [],
    ],
  ])('%s', (_, installed, differences) => {
    expect(findDifferences({wanted: locked, installed, exists: () => true})).toEqual(differences);
  });

  it('are a package that lost its folder', () => {
    const trees: Trees = {wanted: locked, installed: {'node_modules/a': a}, exists: () => false};
    expect(findDifferences(trees)).toEqual(['- node_modules/a: its folder is gone']);
  });
});

it('.config/README.md says of each package what it is for', () => {
  const text = readFileSync(resolve(__dirname, '../../.config/README.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (`.*?) +\|/gm)].map(([, names = '']) => names);
  const named = rows.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const {dependencies, devDependencies} = manifest;
  expect(new Set(named)).toEqual(new Set(Object.keys({...dependencies, ...devDependencies})));
  expect(new Set(named).size).toBe(named.length);
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
