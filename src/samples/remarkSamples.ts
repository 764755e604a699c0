import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {ProgramOutcome} from '../wing/checker/outcome';
import type {Display} from './display';
import {type Fence, parseFence} from './fence';
import {collectTypes} from './pageTypes';
import {collectPrograms} from './collectPrograms';
import type {PageProblem, PageProgram} from './pageProgram';
import {isShownWhole, toPlayable} from './playable';
import {createFolderReader} from '../lib/folderReader';
import {isFenced} from './markdown';
import {readRegion} from './region';
import {toSample} from './sample';
import type {CodeSampleProps} from './types';

export interface SamplesOptions {
  /** The repository's folder. */
  readonly root: string;
  /** Version of the toolchain, as the marks tell it. */
  readonly version: string;
  /** Checks the programs, and saves what the page fetches of them. @default programs are shown without outcomes */
  readonly display?: Pick<Display, 'check'> & {readonly files: Pick<Display['files'], 'save'>};
}

/**
 * Replaces code fences with the code sample component: highlighted, marked, and as one unit with the output or the
 * error that follows. It runs before Docusaurus's own steps, which would turn the fences into code blocks.
 *
 * @throws Error with every problem of the page's fences, each with file and line
 */
export const remarkSamples: Plugin<[SamplesOptions], Root> = (options) => async (tree, file) => {
  const page = path.relative(options.root, file.path);
  const source = String(file.value);
  const {programs, problems} = collectPrograms(page, source, createFolderReader(options.root).read);
  throwProblems(problems);
  const outcomes = (await options.display?.check(page, programs)) ?? new Map<string, ProgramOutcome>();
  const programOfLine = new Map(
    programs.flatMap((program) => program.files.map((one) => [one.fenceLine, program] as const)),
  );
  const {types, indexOf} = collectTypes(programs, outcomes);
  const address = indexOf.size > 0 ? options.display?.files.save('types', types) : undefined;

  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined || !isFenced(node, source)) return undefined;
    const {fence} = parseFence(node.lang, node.meta);
    if (fence.output ?? fence.error) {
      parent.children.splice(index, 1);
      return index;
    }
    const line = node.position!.start.line;
    const program = programOfLine.get(line);
    const outcome = program && outcomes.get(program.id);
    const programFile = program?.files.find((one) => one.fenceLine === line);
    const typesIndex = program && programFile?.path === program.entry ? indexOf.get(program.id) : undefined;
    const props = toSample({
      fence,
      text: readShown(node, fence, page, options.root),
      version: options.version,
      ...(program && {program: isLastFence(program, line) ? program : {...program, expected: []}}),
      ...(outcome && {outcome}),
      ...(program && options.display && !program.fence.nocheck && !outcome && {isPending: true}),
      ...(programFile && {file: programFile.path}),
    });
    const typed =
      address !== undefined && typesIndex !== undefined ? {types: address, index: `${typesIndex}`} : {};
    const played =
      program && programFile && isLastFence(program, line)
        ? playProps(program, programFile.path, outcome, options)
        : {};
    parent.children[index] = toElement({...props, ...typed, ...played});
    return undefined;
  });
};

/** Props for the buttons that open and run a program; they belong to the fence that shows its output. */
function playProps(
  program: PageProgram,
  file: string,
  outcome: ProgramOutcome | undefined,
  {root, display}: SamplesOptions,
): Pick<CodeSampleProps, 'file' | 'program' | 'runs' | 'clouds'> {
  const playable = toPlayable(program, outcome, createFolderReader(root));
  if (!playable) return {};
  const {files, entry, runs, clouds} = playable;
  const address = isShownWhole(program) ? undefined : display?.files.save('programs', {files, entry});
  return {
    file,
    ...(address && {program: address}),
    ...(runs && {runs: 'true'}),
    ...(clouds.length > 0 && {clouds: clouds.join()}),
  };
}

/** The output of a program of several files stands under the last of them. */
function isLastFence(program: PageProgram, line: number): boolean {
  return program.files.every(({fenceLine}) => fenceLine <= line);
}

function readShown(node: Code, fence: Fence, page: string, root: string): string {
  if (!fence.file) return node.value;
  const excerpt = readRegion(
    fs.readFileSync(path.join(root, path.dirname(page), fence.file), 'utf8'),
    fence.region,
  );
  if ('problem' in excerpt) throw new Error(`${page}: ${excerpt.problem}`);
  return excerpt.text;
}

function toElement(props: CodeSampleProps): MdxJsxFlowElement {
  const attributes = Object.entries(props).map(([name, value]) => attribute(name, String(value)));
  return {type: 'mdxJsxFlowElement', name: 'CodeSample', attributes, children: []};
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function throwProblems(problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  throw new Error(problems.map(({page, line, message}) => `${page}:${line}: ${message}`).join('\n'));
}
