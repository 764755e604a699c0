import {Joi} from '@docusaurus/utils-validation';
import {LineCounter, parseDocument} from 'yaml';
import {splitFrontMatter} from '../../lib/frontMatter';
import type {ExampleFrontMatter} from './types';
import {CLOUD_RESOURCES, EXAMPLE_LANGUAGES, TYPES, type Term} from './vocabulary';
import {isBuiltin, type Platform, PLATFORMS} from '../../wing/language/platforms';

export type FrontMatterProblem = {
  readonly file: string;
  readonly line?: number;
  readonly field: string;
  readonly message: string;
};

export type ParsedExample = {
  readonly frontMatter?: ExampleFrontMatter;
  readonly content: string;
  readonly problems: readonly FrontMatterProblem[];
  /** The line a field is on, for checks that need more than the front matter. */
  readonly lineOf: (...path: (string | number)[]) => number | undefined;
};

/** The value of `coverImage` for a diagram of the program. */
export const GENERATED = 'generated';

const platforms = Object.keys(PLATFORMS) as Platform[];
const httpsUrl = Joi.string().uri({scheme: 'https'});
/** A page of the site or an address outside. */
const href = Joi.string().pattern(/^(?:\/(?!\/)|https:\/\/[^/\s]+\.[^/\s]+)\S*$/, 'href');
const imageOrGenerated = Joi.string().pattern(
  /^(?:generated|\.\/\S+\.(?:svg|png|jpe?g|webp|avif|gif))$/,
  'image',
);
const image = Joi.string().pattern(/^\.\/\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/, 'file');
const person = Joi.object({
  name: Joi.string().required(),
  role: Joi.string().required(),
  twitter: httpsUrl,
  github: httpsUrl,
});

/** An entry with `url` is a tutorial elsewhere: it has no page, so it needs nothing that only a page shows. */
const onPages = (field: Joi.ArraySchema | Joi.StringSchema) =>
  Joi.when('url', {is: Joi.exist(), then: field, otherwise: field.required()});

const schema = Joi.object<ExampleFrontMatter>({
  slug: Joi.string().pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug'),
  title: Joi.string().required(),
  subtitle: Joi.string().required(),
  type: listOf(TYPES).min(1).required(),
  platform: onPages(listOf(PLATFORMS).min(1)).default([]),
  language: onPages(listOf(EXAMPLE_LANGUAGES).min(1)).default([]),
  githubURL: onPages(httpsUrl),
  repoDirectory: onPages(Joi.string()),
  coverImage: Joi.when('url', {
    is: Joi.exist(),
    then: imageOrGenerated.required(),
    otherwise: imageOrGenerated,
  }),
  coverImageInPage: Joi.boolean().default(true),
  coverImageOptions: Joi.object(
    Object.fromEntries(platforms.map((name) => [name, isBuiltin(name) ? imageOrGenerated : image])),
  ).default({}),
  resources: Joi.array()
    .items(Joi.object({label: Joi.string().required(), href: href.required()}))
    .default([]),
  authors: onPages(Joi.array().items(person).single().min(1)).default([]),
  cloudResources: listOf(CLOUD_RESOURCES).min(1).required(),
  url: httpsUrl,
}).prefs({abortEarly: false, errors: {wrap: {label: false}}});

function listOf(table: Readonly<Record<string, Term>>): Joi.ArraySchema {
  return Joi.array()
    .items(Joi.string().valid(...Object.keys(table)))
    .single()
    .unique();
}

export function parseExample(file: string, text: string): ParsedExample {
  const {yaml, content} = splitFrontMatter(text);
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const lineOf: ParsedExample['lineOf'] = (...path) => {
    const node = document.getIn(path, true) as {range?: [number, number, number]} | undefined;
    // The first line of the file is the `---` above the front matter.
    return node?.range ? lines.linePos(node.range[0]).line + 1 : undefined;
  };
  const syntax = document.errors.map(({message, linePos}): FrontMatterProblem => {
    return {
      file,
      line: (linePos?.[0].line ?? 0) + 1,
      field: 'front matter',
      message: message.split('\n')[0]!,
    };
  });
  if (syntax.length > 0) return {content, problems: syntax, lineOf};

  const result = schema.validate(document.toJS() ?? {});
  const problems = (result.error?.details ?? []).map((detail): FrontMatterProblem => {
    return {file, line: lineOf(...detail.path), field: toFieldName(detail.path), message: toMessage(detail)};
  });
  return {frontMatter: result.error ? undefined : result.value, content, problems, lineOf};
}

function toFieldName(path: readonly (string | number)[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index ? `.${part}` : part))
    .join('');
}

const PATTERNS: Readonly<Record<string, string>> = {
  slug: 'small letters, digits and single hyphens',
  href: 'a path of the site that starts with a slash, or an https address',
  file: 'the path of an image beside the page like "./cover.svg": the toolchain does not compile for this platform',
  image: `"${GENERATED}", or the path of an image beside the page like "./cover.svg"`,
};

function toMessage({type, context = {}, message}: Joi.ValidationErrorItem): string {
  const value = JSON.stringify(context.value);
  switch (type) {
    case 'any.required':
      return 'is missing';
    case 'any.only':
      // cspell:disable-next-line
      return `${value} is not allowed; allowed: ${(context.valids as string[]).join(', ')}`;
    case 'string.empty':
      return 'is empty; allowed: a string';
    case 'string.base':
      return `${value} is not allowed; allowed: a string`;
    case 'string.uri':
    case 'string.uriCustomScheme':
      return `${value} is not allowed; allowed: an address that starts with https://`;
    case 'string.pattern.name':
      return `${value} is not allowed; allowed: ${PATTERNS[context.name as string]}`;
    case 'boolean.base':
      return `${value} is not allowed; allowed: true, false`;
    case 'array.min':
      return 'is an empty list; at least one value is needed';
    case 'array.unique':
      return `${value} is there twice`;
    case 'object.unknown':
      return `is not a field here; the fields are ${fieldsBeside(context.label ?? '')}`;
    default:
      return message;
  }
}

function fieldsBeside(label: string): string {
  if (label.startsWith('coverImageOptions')) return platforms.join(', ');
  if (label.startsWith('resources')) return 'label, href';
  if (label.startsWith('authors')) return 'name, role, twitter, github';
  return Object.keys(schema.describe().keys as object).join(', ');
}

/** One message for all problems of all files, each with its place. */
export function describeProblems(problems: readonly FrontMatterProblem[]): string {
  const lines = problems.map(({file, line, field, message}) => {
    return `- ${file}${line === undefined ? '' : `:${line}`}: ${field}: ${message}`;
  });
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return `The examples have ${count}:\n${lines.join('\n')}`;
}
