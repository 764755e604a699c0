import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ListItem, PhrasingContent, Root, RootContent, TableCell} from 'mdast';
import type {Plugin} from 'unified';
import {createFolderReader} from '../lib/folderReader';
import {type LeafDirective, toLeafDirective, unknownAttributes} from '../markdown/leafDirective';
import {block, paragraph, text} from '../markdown/nodes';
import {nameShortly, type Policies, readPolicies, type Statement, summarize} from './policies';
import {compileForDeployment, compileProgram} from '../wing/command-line';
import {isWingEntry} from '../wing/language/entries';

interface RemarkPoliciesOptions {
  /** The repository's folder. */
  readonly root: string;
  /**
   * Compiles a program for AWS, with more options of the command where the page names files for them, and returns the text of its
   * `main.tf.json`. @default with the installed toolchain
   */
  readonly compile?: (entrypoint: string, options: readonly string[]) => Promise<string>;
}

/**
 * Puts every policy of a program on AWS in the place of `::policies{program="./main.w"}`: a table of what invokes each function and
 * what it may do, and below it, folded, every action, and who may use the other resources. The program is compiled when the site is
 * built: with `platform="./aws.js"` and `values="./production.toml"` as it is deployed, with these files of its folder.
 *
 * @throws Error with all that is wrong with the page's directives, each with file and line
 */
export const remarkPolicies: Plugin<[RemarkPoliciesOptions], Root> =
  ({root, compile = compileForAws}) =>
  async (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const problems: string[] = [];
    const children: RootContent[] = [];
    for (const node of tree.children) {
      const directive = toLeafDirective(node);
      if (directive?.name !== 'policies') {
        children.push(node);
        continue;
      }
      const wrong = problemsOf(directive, page, root);
      problems.push(...wrong.map((problem) => `${page}:${directive.line}: ${problem}`));
      if (wrong.length > 0) continue;
      const {program, platform, values} = directive.attributes;
      const entrypoint = path.join(root, path.dirname(page), program!);
      const options = [...(platform ? ['-t', platform] : []), ...(values ? ['--values', values] : [])];
      children.push(...toContent(readPolicies(await compile(entrypoint, options))));
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    tree.children = children;
  };

function problemsOf(directive: LeafDirective, page: string, root: string): string[] {
  const folders = createFolderReader(root);
  const {platform, values} = directive.attributes;
  const program = directive.attributes.program ?? '';
  const problems = unknownAttributes(directive, ['program', 'platform', 'values']);
  // `./main.w`, or `../11-harden/main.w` in a folder beside the page's.
  const prefix = /^\.\.\/[\w-]+\//.exec(program)?.[0] ?? './';
  const names = folders.list(path.posix.join(path.posix.dirname(page), prefix));
  const entries = names.filter(isWingEntry).map((name) => `${prefix}${name}`);
  if (!entries.includes(program))
    problems.push(
      `program="${program}" of ::policies: allowed are entry points in the page's folder or one beside it: ${inWords(entries)}`,
    );
  for (const [key, value, end] of [
    ['platform', platform, '.js'] as const,
    ['values', values, '.toml'] as const,
  ]) {
    const allowed = names.filter((name) => name.endsWith(end)).map((name) => `./${name}`);
    if (value !== undefined && !allowed.includes(value ?? ''))
      problems.push(
        `${key}="${value ?? ''}" of ::policies: allowed are files of the program: ${inWords(allowed)}`,
      );
  }
  return problems;
}

function inWords(values: readonly string[]): string {
  return values.join(', ') || 'none';
}

async function compileForAws(entrypoint: string, options: readonly string[]): Promise<string> {
  const {outputDir} = await (options.length > 0
    ? compileForDeployment({entrypoint, options: ['-t', 'tf-aws', ...options]})
    : compileProgram({entrypoint, platform: 'tf-aws'}));
  return readFile(path.join(outputDir, 'main.tf.json'), 'utf8');
}

function toContent(policies: Policies): RootContent[] {
  return [
    toTable(policies),
    block('details', {}, [
      block('summary', {}, [text('Every policy, action by action')]),
      ...toList(policies),
    ]),
  ];
}

function toTable({functions}: Policies): RootContent {
  const rows = functions.map(({functions: names, statements}) => {
    const may = summarize(statements);
    return [
      callersInWords(names.flatMap(({callers}) => callers)),
      [text(may.length > 0 ? startUpper(may.join('; ')) : 'Nothing')],
    ];
  });
  const cells = [[[text('Invoked by')], [text('What the function may do')]], ...rows];
  return {
    type: 'table',
    children: cells.map((row) => ({
      type: 'tableRow',
      children: row.map((children): TableCell => ({type: 'tableCell', children})),
    })),
  };
}

/** `POST /links`, or `The topic OnCreate, the topic OnUpdate`. */
function callersInWords(callers: readonly string[]): PhrasingContent[] {
  if (callers.length === 0) return [text('You')];
  return separate(
    callers.map((caller, index) => {
      const [, kind, place] = /^the (\w+) (\S+)$/.exec(caller) ?? [];
      // Not as code, which would not wrap on a phone.
      if (kind === undefined) return [text(caller)];
      const name = nameShortly(kind, place!);
      return [text(index === 0 ? startUpper(name) : name)];
    }),
    ', ',
  );
}

function toList({functions, resources, attached}: Policies): RootContent[] {
  return [
    ...functions.flatMap(({functions: names, statements}) => [
      paragraph(
        ...separate(
          names.map(({path: place, callers}) => [
            {type: 'strong', children: [text(startUpper(callers.join(', ')) || 'Invoked by you')]},
            text(': '),
            code(place),
          ]),
          '; ',
        ),
      ),
      list(statements.map((statement) => allowance(statement))),
    ]),
    ...(attached.length > 0
      ? [
          paragraph({type: 'strong', children: [text('Every function')]}),
          list(attached.map((name) => [code(name)])),
        ]
      : []),
    ...resources.flatMap(({resource, statements}) => [
      paragraph({type: 'strong', children: [text(startUpper(resource))]}),
      list(statements.map((statement) => allowance(statement))),
    ]),
  ];
}

/** `s3:GetObject` on the bucket Links. */
function allowance({effect, actions, target, principal, conditions}: Statement): PhrasingContent[] {
  // The compiler gives a function without permissions a statement about an action that does not exist.
  if (actions.length === 1 && actions[0] === 'none:null') return [text('nothing')];
  return [
    ...(effect === 'Allow' ? [] : [text(`${effect}: `)]),
    ...(principal === undefined ? [] : [code(principal), text(' may call ')]),
    ...separate(
      actions.map((action) => [code(action)]),
      ', ',
    ),
    text(` on ${target}`),
    ...(conditions.length > 0 ? [text(`, if ${conditions.join(' and ')}`)] : []),
  ];
}

function list(items: readonly PhrasingContent[][]): RootContent {
  const children = items.map((item): ListItem => ({type: 'listItem', children: [paragraph(...item)]}));
  return {type: 'list', ordered: false, spread: false, children};
}

function separate(parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index > 0 ? [text(separator), ...part] : part));
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

function startUpper(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
