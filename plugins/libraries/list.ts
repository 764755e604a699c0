import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {LINKS} from '../../src/config/site';

/** A library of the project's own collection. */
export interface Library {
  /** Its folder in the repository, its page here, and what a program brings. */
  readonly name: string;
  readonly title: string;
  /** The package: `@winglibs/dynamodb`. */
  readonly package: string;
  /** Version of the source. */
  readonly version: string;
  /** Targets that its authors name in `package.json`; `*` stands for all. */
  readonly platforms: readonly LibraryPlatform[];
  /** The newest version on the npm registry. Null: it has none. */
  readonly published: string | null;
  /** Targets that a program with the published version compiles for; see {@link MEASURED_WITH}. */
  readonly compiles?: readonly LibraryPlatform[];
  /** Address of the source. */
  readonly source: string;
  /** What it is for, in a sentence. */
  readonly summary: string;
}

export const LIBRARY_PLATFORMS = ['*', 'sim', 'tf-aws', 'awscdk', 'tf-azure', 'tf-gcp', 'k8s'] as const;
export type LibraryPlatform = (typeof LIBRARY_PLATFORMS)[number];

/** Version of the toolchain that `compiles` was found out with, in a folder that has all that the libraries bring. */
export const MEASURED_WITH = '0.85.49';

/** The one list of the libraries, from the repository's root. */
export const LIBRARIES_FILE = 'plugins/libraries/libraries.json';

const version = Joi.string().pattern(/^\d+\.\d+\.\d+$/, 'version of three numbers');
const platforms = Joi.array()
  .items(Joi.string().valid(...LIBRARY_PLATFORMS))
  .unique();
const schema = Joi.object<Library>({
  name: Joi.string()
    .pattern(/^[a-z][a-z0-9]*$/, 'lower-case name')
    .required(),
  title: Joi.string().required(),
  package: Joi.string().required(),
  version: version.required(),
  platforms: platforms.min(1).required(),
  published: version.allow(null).required(),
  compiles: Joi.when('published', {is: Joi.string(), then: platforms.required(), otherwise: Joi.forbidden()}),
  source: Joi.string().required(),
  summary: Joi.string()
    .pattern(/^[A-Z].*\.$/, 'sentence')
    .max(100)
    .required(),
}).prefs({abortEarly: false, convert: false, errors: {wrap: {label: false}}});

/**
 * Reads the libraries, in the order of their names.
 *
 * @param root the repository's folder
 * @throws Error with all that is wrong in the file, each with the file and the entry
 */
export function readLibraries(root: string): Library[] {
  return parseLibraries(fs.readFileSync(path.join(root, LIBRARIES_FILE), 'utf8'));
}

/** The same, for the text of the file. */
export function parseLibraries(text: string): Library[] {
  const entries = JSON.parse(text) as Library[];
  const problems = [...entries.flatMap(problemsOf), ...orderProblems(entries.map(({name}) => name))];
  if (problems.length > 0)
    throw new Error(problems.map((problem) => `${LIBRARIES_FILE}: ${problem}`).join('\n'));
  return entries;
}

function problemsOf(entry: Library, index: number): string[] {
  const details = schema.validate(entry).error?.details ?? [];
  const label = typeof entry?.name === 'string' ? entry.name : `entry ${index + 1}`;
  return [
    ...details.map(({message, context}) => `${label}: ${message}${given(context?.value)}`),
    ...addressProblems(entry, label),
  ];
}

/** The package and the source are named after the library. */
function addressProblems(entry: Library, label: string): string[] {
  const expected = {
    package: `@winglibs/${entry.name}`,
    source: `${LINKS.librariesRepository}/tree/main/${entry.name}`,
  };
  return (['package', 'source'] as const)
    .filter((field) => entry[field] !== undefined && entry[field] !== expected[field])
    .map((field) => `${label}: ${field} must be ${expected[field]}${given(entry[field])}`);
}

function given(value: unknown): string {
  return value === undefined ? '' : ` (given: ${JSON.stringify(value)})`;
}

function orderProblems(names: readonly (string | undefined)[]): string[] {
  return names.flatMap((name, index) => {
    const before = names[index - 1];
    if (before === undefined || name === undefined || before < name) return [];
    return [
      before === name ? `${name}: stands twice` : `${name}: stands after ${before}, out of the alphabet`,
    ];
  });
}
