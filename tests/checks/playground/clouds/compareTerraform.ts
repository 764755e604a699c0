/** Two texts of `main.tf.json`, and where they differ. */

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
    [TOKEN_NUMBER, CODE, FOLDER].reduce((rest, pattern) => rest.replace(pattern, ''), text),
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

/** `asset.<hash>.<hash>.zip`, `assets/<name>/<hash>/archive.zip`, and the hash of the files of an image. */
const CODE =
  /(?<="asset\.[0-9a-f]+\.)[0-9a-f]{32}(?=\.zip")|(?<="assets\/[\w-]+\/)[0-9A-F]{32}(?=\/)|(?<="context_hash": ?")[0-9a-f]{32}/g;

/** `invoker-permission-KEN.76]}`, the hash of a name with it, and `WING_TOKEN_TFTOKEN_TOKEN_253`. */
const TOKEN_NUMBER =
  /(?:-[TOKEN]{0,5}\.\d+\]\})+|(?:-[TOKEN]{0,5}\d+)+_[0-9A-F]{8}\b|(?<=TFTOKEN_TOKEN_)\d+/g;

/** JSON with the properties in the order of their names. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
