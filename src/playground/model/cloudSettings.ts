/** The custom platforms, values and values files that a reader chooses for the clouds, and the options of the command line for them. */
import {preflightEnvironment} from '../../wing/run/preflightEnvironment';
import type {CloudPlatform} from '../../wing/language/platforms';
import type {ProgramFiles} from '../messages/runEvents';
import type {CloudSettings} from '../messages/sandboxMessages';
import type {ProgramSources} from './programState';

/** What the reader has entered. Files that the program no longer has may be among it. */
export interface EnteredSettings {
  /** In the order in which they were chosen. */
  readonly platforms: readonly string[];
  /** One `name=value` a line. */
  readonly values: string;
  /** An empty text stands for the file that the command line finds by itself. */
  readonly valuesFile: string;
}

export const NO_SETTINGS: EnteredSettings = {platforms: [], values: '', valuesFile: ''};

/** The files of a program that settings can name. */
interface SettingsFiles {
  /** Custom platforms that a reader can choose. */
  readonly platforms: readonly string[];
  /** Custom platforms that are used without being chosen. */
  readonly usedPlatforms: readonly string[];
  readonly values: readonly string[];
  /** The values file that is used if no other one is chosen; an empty text if there is none. */
  readonly usedValues: string;
}

export function findSettingsFiles(files: ProgramFiles): SettingsFiles {
  const names = Object.keys(files).sort();
  const usedPlatforms = names.filter((name) => USED_PLATFORM.test(name));
  return {
    platforms: names.filter((name) => !usedPlatforms.includes(name) && isPlatform(name, files[name]!)),
    usedPlatforms,
    values: names.filter((name) => VALUES_FILE.test(name)),
    usedValues: preflightEnvironment(NO_CONTEXT, (path) => Object.hasOwn(files, path.slice(1)))
      .WING_VALUES_FILE!,
  };
}

/** The settings for the worker, or a sentence for the reader about what is wrong with them. */
export function toCloudSettings(
  {platforms, values, valuesFile}: EnteredSettings,
  files: ProgramFiles,
): {readonly settings: CloudSettings} | {readonly problem: string} {
  const lines = values.split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !line.split(',').every(hasName));
  if (wrong >= 0) return {problem: `Line ${wrong + 1} of the values, “${lines[wrong]}”: ${RULE}`};
  const found = findSettingsFiles(files);
  return {
    settings: {
      platforms: platforms.filter((name) => found.platforms.includes(name)),
      values: lines.filter((line) => line !== ''),
      ...(found.values.includes(valuesFile) && {valuesFile}),
    },
  };
}

/** What a reader would enter in a shell for the same result. */
export function toCommand(
  cloud: CloudPlatform,
  {platforms, values, valuesFile}: CloudSettings,
  {entry}: Pick<ProgramSources, 'entry'>,
): string {
  const options = [
    ...[cloud, ...platforms.map((path) => `./${path}`)].flatMap((platform) => ['-t', platform]),
    ...values.flatMap((value) => ['--value', quote(value)]),
    ...(valuesFile === undefined ? [] : ['--values', valuesFile]),
  ];
  return ['wing compile', ...options, entry].join(' ');
}

/** The names by which the SDK finds a platform in the folder of the program (`platform/util.js`). */
const USED_PLATFORM = /^(?:[^/]+\.)?wplatform\.js$/;
const VALUES_FILE = /\.(?:toml|ya?ml|json)$/;
const NO_CONTEXT = {
  platform: '',
  sourceDir: '',
  synthDir: '',
  nodeModules: '',
  isTest: false,
  importedNamespaces: [],
};
const RULE = 'write “name=value”. A comma begins another value; lists belong in a values file.';

/** Whether a file may export `Platform`, in one of the ways that CommonJS has for it. */
function isPlatform(name: string, text: string): boolean {
  return name.endsWith('.js') && /\bexports\b/.test(text) && /\bPlatform\b/.test(text);
}

function hasName(value: string): boolean {
  return value.trim().indexOf('=') > 0;
}

function quote(value: string): string {
  return /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}
