/** The npm packages in the engine, and their licences. */
import fs from 'node:fs';
import path from 'node:path';

export interface Package {
  readonly name: string;
  readonly version: string;
  /** As the package says, such as `MIT`. */
  readonly licence: string;
  /** Its file with the licence, if it has one. */
  readonly text: string | undefined;
}

/**
 * Reads packages from their folders.
 *
 * @param root folder of the site
 * @param folders relative to `root`
 * @returns one of each name and version, in their order
 * @throws Error when a package does not say which licence it has
 */
export function readPackages(root: string, folders: Iterable<string>): Package[] {
  const all = [...folders].map((folder) => readPackage(path.join(root, folder)));
  const byKey = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
}

/** The packages as a table in Markdown. */
export function toTable(packages: readonly Package[]): string {
  const rows = packages.map(({name, version, licence}) => `| ${name} | ${version} | ${licence} |\n`);
  return `| Package | Version | Licence |\n| --- | --- | --- |\n${rows.join('')}`;
}

/** The texts of the licences, each under the name of its package. */
export function toTexts(packages: readonly Package[]): string {
  return packages
    .map(({name, version, licence, text}) => `# ${name} ${version} (${licence})\n\n${text ?? NO_TEXT}\n`)
    .join('\n');
}

const NO_TEXT = 'The package has no file with a licence.';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** The former way to say it. */
  readonly licenses?: readonly {readonly type: string}[];
}

/** Names of files with a licence, and with the notices that come with one. */
const LICENCE_FILE = /^(?:licence|license|copying|notice)(?:[.-].*)?$/i;

function readPackage(folder: string): Package {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name, version, license, licenses = []} = manifest;
  const licence = license ?? licenses.map(({type}) => type).join(' OR ');
  if (!licence) throw new Error(`${folder}/package.json names no licence.`);
  const files = fs.readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.sort().map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  return {name, version, licence, text: texts.join('\n\n') || undefined};
}
