import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {createFolderReader} from '../lib/folderReader';
import {type LeafDirective, toLeafDirective, unknownAttributes} from '../markdown/leafDirective';
import {block, text} from '../markdown/nodes';
import {describeDiff, toDiffSample} from './diffSample';
import {readFolder} from './playgroundFiles';
import {leaveOut} from './region';
import {diffStates, type FileDiff, type StateFiles} from './stateDiff';

interface RemarkDiffOptions {
  /** The repository's folder. */
  readonly root: string;
}

/** A changed file with more lines is folded at first; one that the page names by itself may have more. */
const MAX_LINES = {all: 40, one: 90};

/**
 * Puts what has changed in a program in the place of `::diff{from="../01-api"}`: the files of the page's folder that are not
 * the same in the other one, each in a fold. With `file="main.w"`, only this file; with `without="tests"`, the file without this region,
 * which the page shows elsewhere.
 *
 * @throws Error with all that is wrong with the page's directives, each with file and line
 */
export const remarkDiff: Plugin<[RemarkDiffOptions], Root> =
  ({root}) =>
  (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const problems: string[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      const directive = toLeafDirective(node);
      if (directive?.name !== 'diff' || !parent || index === undefined) return undefined;
      const content = expand(directive, page, root);
      if ('problems' in content) {
        problems.push(...content.problems.map((problem) => `${page}:${directive.line}: ${problem}`));
        return undefined;
      }
      parent.children.splice(index, 1, ...content.nodes);
      return index + content.nodes.length;
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };

type Expanded = {readonly nodes: RootContent[]} | {readonly problems: readonly string[]};

function expand(directive: LeafDirective, page: string, root: string): Expanded {
  const folders = createFolderReader(root);
  const here = path.posix.dirname(page);
  const {from, file, without} = directive.attributes;
  const problems = unknownAttributes(directive, ['from', 'file', 'without']);
  const beside = siblingsOf(here, folders);
  if (!from || !beside.includes(from))
    problems.push(`from="${from ?? ''}" of ::diff: allowed are folders beside the page's: ${list(beside)}`);
  if (problems.length > 0) return {problems};
  const read = (folder: string): StateFiles => Object.fromEntries(readFolder(folder, folders));
  const before = read(path.posix.join(here, from!));
  const after: Record<string, string> = {...read(here)};
  if (without) {
    const rest =
      typeof file === 'string' ? leaveOut(after[file] ?? '', without) : {problem: 'there is no file'};
    if ('problem' in rest) return {problems: [`without="${without}" of ::diff: ${rest.problem}`]};
    after[file!] = rest.text;
  }
  const diffs = diffStates(before, after);
  if (diffs.length === 0) return {problems: [`from="${from}" of ::diff: the programs are the same`]};
  const shown = typeof file !== 'string' ? diffs : diffs.filter((diff) => diff.path === file);
  if (shown.length === 0)
    return {
      problems: [
        `file="${file}" of ::diff: allowed are files that differ: ${list(diffs.map((diff) => diff.path))}`,
      ],
    };
  const most = typeof file === 'string' ? MAX_LINES.one : MAX_LINES.all;
  return {nodes: shown.map((diff) => toFold(diff, {before, after, most}))};
}

/** The folders beside one, as a page in it names them: `../01-api`. */
function siblingsOf(folder: string, folders: ReturnType<typeof createFolderReader>): string[] {
  const parent = path.posix.dirname(folder);
  return folders
    .list(parent)
    .filter((name) => name !== path.posix.basename(folder) && isFolder(`${parent}/${name}`, folders))
    .map((name) => `../${name}`);
}

function isFolder(name: string, folders: ReturnType<typeof createFolderReader>): boolean {
  return !name.includes('.') && folders.read(name) === undefined;
}

interface FoldOptions {
  readonly before: StateFiles;
  readonly after: StateFiles;
  /** Lines of a changed file that is shown at first. */
  readonly most: number;
}

function toFold(diff: FileDiff, {before, after, most}: FoldOptions): RootContent {
  const isOpen = diff.kind === 'changed' && diff.lines.length <= most;
  const attributes = Object.entries(toDiffSample(diff, before, after)).map(
    ([name, value]) => ({type: 'mdxJsxAttribute', name, value: String(value)}) as const,
  );
  return block('details', {className: 'changed-file', ...(isOpen && {open: 'true'})}, [
    block('summary', {}, [text(describeDiff(diff))]),
    {type: 'mdxJsxFlowElement', name: 'CodeSample', attributes, children: []},
  ]);
}

function list(values: readonly string[]): string {
  return values.join(', ') || 'none';
}
