import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {type LeafDirective, toLeafDirective, unknownAttributes} from '../../markdown/leafDirective';
import {block, heading, link, paragraph, text} from '../../markdown/nodes';
import {relativeLink} from '../../markdown/relativeLink';
import {type BuiltinPlatform, BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import {countAnswers, type Matrix, UPDATE_COMMAND} from './matrix';
import {toRows} from './shownRows';
import {
  createPlatformMessages,
  createPlatformSummary,
  createSummary,
  idOf,
  MATRIX_PAGE,
} from './summaryTable';
import {createMemberTable, WORDS} from './memberTable';

interface RemarkSupportOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly matrix: Matrix;
  /** Version of the installed toolchain; the matrix must be of the same. */
  readonly version: string;
}

/**
 * Puts the measured matrix in the place of directives: `::support{class="cloud.Bucket"}` becomes the table of one
 * resource, `::support-matrix` the tables of all, with a filter. `::support-summary` becomes one table with a word for
 * each resource and platform, and with `platform="tf-aws"` the table of what is `no` or `ignored` on this platform, and the toolchain's messages.
 *
 * @throws Error with all that is wrong with the page's directives, each with file and line
 */
export const remarkSupport: Plugin<[RemarkSupportOptions], Root> =
  ({root, matrix, version}) =>
  (tree, file) => {
    const problems: string[] = [];
    const page = path.relative(root, file.path).split(path.sep).join('/');
    tree.children = tree.children.flatMap((node) => {
      const directive = toLeafDirective(node);
      if (!directive || !Object.hasOwn(ATTRIBUTES, directive.name)) return [node];
      const wrong = problemsOf(directive, matrix, version);
      problems.push(...wrong.map((problem) => `${page}:${directive.line}: ${problem}`));
      if (wrong.length > 0) return [];
      return createContent(directive, matrix, page);
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };

/** The directives, each with its attributes. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  support: ['class'],
  'support-matrix': [],
  'support-summary': ['platform'],
};

function problemsOf(directive: LeafDirective, matrix: Matrix, version: string): string[] {
  const {name, attributes} = directive;
  const {class: className, platform} = attributes;
  const problems = unknownAttributes(directive, ATTRIBUTES[name]!);
  if (name === 'support' && !Object.hasOwn(matrix.resources, className ?? ''))
    problems.push(
      `unknown class "${className ?? ''}" of ::support: allowed are ${Object.keys(matrix.resources).join(', ')}`,
    );
  if (name === 'support-summary' && platform !== undefined && !isPlatform(platform))
    problems.push(
      `unknown platform "${platform}" of ::support-summary: allowed are ${BUILTIN_PLATFORMS.join(', ')}`,
    );
  if (matrix.version !== version)
    problems.push(
      `support.json is of winglang ${matrix.version}, installed is ${version}: ${UPDATE_COMMAND}`,
    );
  return problems;
}

function isPlatform(word: string | null): word is BuiltinPlatform {
  return BUILTIN_PLATFORMS.includes(word as BuiltinPlatform);
}

function createContent({name, attributes}: LeafDirective, matrix: Matrix, page: string): RootContent[] {
  if (name === 'support') return createSection(attributes.class!, matrix, page);
  if (name === 'support-matrix') return createMatrix(matrix);
  const platform = attributes.platform as BuiltinPlatform | undefined;
  if (platform)
    return [
      createPlatformSummary(matrix, platform, page),
      ...createPlatformMessages(matrix, platform),
      createNote('The lists leave out the options of methods that they name.', matrix, page),
    ];
  return [
    createSummary(matrix, page),
    createNote('“partly” means that some methods or options are “no”.', matrix, page),
  ];
}

function createSection(name: string, matrix: Matrix, page: string): RootContent[] {
  const rows = toRows(matrix.resources[name]!);
  const word = '“ignored” means that it compiles, but makes no difference on that platform.';
  return [...createMemberTable(name, rows), createNote(word, matrix, page)];
}

function createNote(word: string, {version}: Matrix, page: string): RootContent {
  return paragraph(
    text(`Measured with Wing ${version}. ${word} See `),
    link(`${relativeLink(page, MATRIX_PAGE)}#what-the-words-mean`, text('what the words mean')),
    text('.'),
  );
}

function createMatrix(matrix: Matrix): RootContent[] {
  const {version, resources} = matrix;
  const tables = Object.entries(resources).map(([name, rows]) => ({name, rows: toRows(rows)}));
  const attributes = {
    resources: tables.map(({name}) => name).join(' '),
    platforms: BUILTIN_PLATFORMS.join(' '),
    answers: WORDS.join(' '),
    rows: String(tables.reduce((sum, {rows}) => sum + rows.length, 0)),
  };
  const sections = tables.map(({name, rows}) =>
    block('section', {'data-resource': name}, [
      heading(3, name, idOf(name)),
      ...createMemberTable(name, rows),
    ]),
  );
  const note = `Measured with Wing ${version}: ${countAnswers(matrix)} answers about ${tables.length} resources, in ${Number(attributes.rows) * BUILTIN_PLATFORMS.length} cells.`;
  return [paragraph(text(note)), {...block('SupportMatrix', attributes, sections), data: {}}];
}
