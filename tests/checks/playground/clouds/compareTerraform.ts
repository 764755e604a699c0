/** Two texts of `main.tf.json`, and where they differ. */
import {stripNondeterminism} from '../../../../src/wing/checker/fingerprint';

type Resources = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The addresses of the resources that differ, and the names of other blocks. Hashes of code and the paths of its archives count as
 * equal, as the playground has no bundler; so do the folder of the program, and the numbers of tokens, which differ between two runs
 * of the command line.
 */
export function differencesOf(expected: string, actual: string): string[] {
  const [one, other] = [toParts(expected), toParts(actual)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.filter((name) => one.get(name) !== other.get(name)).sort();
}

function toParts(text: string): Map<string, string> {
  const {resource = {}, ...others} = JSON.parse(
    stripNondeterminism(text).replace(FOLDER, '').replace(TOKEN_NUMBER, ''),
  ) as {
    readonly resource?: Resources;
  };
  const resources = Object.entries(resource).flatMap(([type, named]) =>
    Object.entries(named).map(([name, content]) => [`${type}.${name}`, content] as const),
  );
  return new Map([...resources, ...Object.entries(others)].map(([name, part]) => [name, stable(part)]));
}

/** The absolute path of the program's folder: a folder of the checker, or that of the playground. */
const FOLDER = /\/[\w./-]*\/samples\/clouds-\d+\/w\d+(?=\/)|\/proj(?=\/)/g;

/** As in `WING_TOKEN_TFTOKEN_TOKEN_253`. */
const TOKEN_NUMBER = /(?<=TFTOKEN_TOKEN_)\d+/g;

/** JSON with the properties in the order of their names. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
