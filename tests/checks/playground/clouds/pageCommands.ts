/** The commands in a page that compile a program of the page with custom platforms or values. */
import type {CloudSettings} from '../../../../src/playground/messages/sandboxMessages';
import type {ProgramFiles} from '../../../../src/playground/messages/runEvents';
import {parseFence} from '../../../../src/samples/fence';
import {readFences} from '../../../../src/samples/markdown';
import {CLOUD_PLATFORMS, type CloudPlatform} from '../../../../src/wing/language/platforms';

export interface PageCommand {
  /** Line of its fence. */
  readonly line: number;
  readonly cloud: CloudPlatform;
  readonly settings: CloudSettings;
  /** The files above it in the page that it uses: those that it names, and a `wing.toml`. */
  readonly files: ProgramFiles;
}

/** The files of a program that a page shows by themselves, each with its name. */
const OWN_FILE = /^(?:js|toml|yaml|json)$/;
const FOUND_BY_NAME = /^wing\.(?:toml|ya?ml|json)$/;

/**
 * @param read reads a file beside the page
 * @returns the commands whose platforms the page shows; those with other options, such as `-o`, are left out
 */
export function readPageCommands(page: string, read: (path: string) => string): PageCommand[] {
  const shown = new Map<string, string>();
  return readFences(page).flatMap(({lang, meta, body, line}) => {
    const {title, group, file} = parseFence(lang, meta).fence;
    const name = title ?? (file && toName(file));
    if (name && group === undefined && OWN_FILE.test(lang ?? '')) shown.set(name, file ? read(file) : body);
    if (lang !== 'sh') return [];
    return body.split('\n').flatMap((text) => {
      const command = readCommand(text);
      if (!command || !command.settings.platforms.every((path) => shown.has(path))) return [];
      const {platforms, valuesFile} = command.settings;
      const files = [...shown].filter(
        ([name]) => [...platforms, valuesFile].includes(name) || FOUND_BY_NAME.test(name),
      );
      return [{...command, line, files: Object.fromEntries(files)}];
    });
  });
}

function readCommand(text: string): Pick<PageCommand, 'cloud' | 'settings'> | undefined {
  const [, options] = /^(?:npx )?wing compile (.*)main\.w$/.exec(text.trim()) ?? [];
  if (options === undefined) return undefined;
  const words = options
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '--no-update-check');
  const pairs = words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : []));
  const of = (name: string) => pairs.flatMap(([option, value]) => (option === name ? [value!] : []));
  const [first, ...others] = of('-t');
  const [platforms, values, [valuesFile]] = [others, of('--value'), of('--values')];
  const cloud = CLOUD_PLATFORMS.find((one) => one === first);
  const isPlain = platforms.length === 0 && values.length === 0 && valuesFile === undefined;
  if (!cloud || isPlain || pairs.some(([name]) => !['-t', '--value', '--values'].includes(name!)))
    return undefined;
  const settings = {platforms: platforms.map(toName), values};
  return {cloud, settings: {...settings, ...(valuesFile !== undefined && {valuesFile: toName(valuesFile)})}};
}

function toName(path: string): string {
  return path.replace(/^\.\//, '');
}
