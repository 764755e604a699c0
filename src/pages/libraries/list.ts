import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {readFrontMatter} from '../../lib/frontMatter';
import {LINKS} from '../../config/site';
import {type Platform, PLATFORMS} from '../../wing/language/platforms';

/** What the front matter of a library's page says under `library`. */
interface LibraryFacts {
  /** Its purpose, in a sentence. */
  readonly summary: string;
  /** Version of the source. */
  readonly version: string;
  /** Targets that its authors name in `package.json`; `*` for all. */
  readonly platforms: readonly LibraryPlatform[];
  /** The newest version on the npm registry. Null: it has none. */
  readonly published: string | null;
  /** Targets that a program with the published version compiles for; see {@link MEASURED_WITH}. */
  readonly compiles?: readonly LibraryPlatform[];
}

/** A library of the project's own collection. */
export interface Library extends LibraryFacts {
  /** Its folder in the repository, its page here, and what a program brings. */
  readonly name: string;
  /** That of its page. */
  readonly title: string;
  /** The package: `@winglibs/dynamodb`. */
  readonly package: string;
  /** Address of the source. */
  readonly source: string;
}

/** `*` is every platform; `k8s` is the one that nothing else on the site is about. */
type LibraryPlatform = Platform | '*' | 'k8s';
const LIBRARY_PLATFORMS = ['*', ...Object.keys(PLATFORMS), 'k8s'];

/** Version of the toolchain that `compiles` was found out with, in a folder that has all that the libraries bring. */
export const MEASURED_WITH = '0.85.49';

/** Folder of the libraries' pages, from the repository's root: a page is a library. */
export const PAGES = 'docs/libraries/winglibs';

const version = Joi.string().pattern(/^\d+\.\d+\.\d+$/, 'version of three numbers');
const platforms = Joi.array()
  .items(Joi.string().valid(...LIBRARY_PLATFORMS))
  .unique();
const schema = Joi.object<LibraryFacts>({
  summary: Joi.string()
    .pattern(/^[A-Z].*\.$/, 'sentence')
    .max(100)
    .required(),
  version: version.required(),
  platforms: platforms.min(1).required(),
  published: version.allow(null).required(),
  compiles: Joi.when('published', {is: Joi.string(), then: platforms.required(), otherwise: Joi.forbidden()}),
})
  .required()
  .label('library')
  .prefs({abortEarly: false, convert: false, errors: {wrap: {label: false}}});

const NAME = /^[a-z][a-z0-9]*$/;

/**
 * Reads the libraries from the front matter of their pages, in the order of their names.
 *
 * @param root the repository's folder
 * @throws Error with all that is wrong on all pages, each with its file
 */
export function readLibraries(root: string): Library[] {
  const files = fs
    .readdirSync(path.join(root, PAGES))
    .filter((file) => file.endsWith('.md'))
    .sort();
  return toLibraries(
    files.map((file) => ({file, text: fs.readFileSync(path.join(root, PAGES, file), 'utf8')})),
  );
}

/** The same, for the texts of the pages. */
export function toLibraries(pages: readonly {readonly file: string; readonly text: string}[]): Library[] {
  const entries = pages.map(({file, text}) => ({file, data: readFrontMatter(text)}));
  const problems = entries.flatMap(({file, data}) =>
    problemsOf(file, data).map((problem) => `${PAGES}/${file}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries.map(({file, data}) => toLibrary(file.replace(/\.md$/, ''), data));
}

/** The package and the source are named after the page. */
function toLibrary(name: string, {title, library}: Readonly<Record<string, unknown>>): Library {
  return {
    ...(library as LibraryFacts),
    name,
    title: title as string,
    package: `@winglibs/${name}`,
    source: `${LINKS.librariesRepository}/tree/main/${name}`,
  };
}

function problemsOf(file: string, {title, library}: Readonly<Record<string, unknown>>): string[] {
  const details = schema.validate(library).error?.details ?? [];
  return [
    ...(NAME.test(file.replace(/\.md$/, ''))
      ? []
      : ['the name of a library has lower-case letters and digits only']),
    ...(typeof title === 'string' ? [] : [`title is required${given(title)}`]),
    ...details.map(({message, context}) => `${message}${given(context?.value)}`),
  ];
}

function given(value: unknown): string {
  return value === undefined ? '' : ` (given: ${JSON.stringify(value)})`;
}
