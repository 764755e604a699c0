import {readFileSync} from 'node:fs';
import path from 'node:path';
import {TextlintKernel, type TextlintKernelPlugin, type TextlintKernelRule} from '@textlint/kernel';
import prh from 'textlint-rule-prh';
import {parse} from 'yaml';
import {findExceptions} from './exceptions';
import {frontMatterProblems, readWords} from './words';

/** Something to change in a file. Lines and columns count from 1. */
interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Name of the pattern. */
  readonly name: string;
  readonly message: string;
}

const PATTERNS = path.join(import.meta.dirname, 'patterns.yml');
const EXTENSIONS = ['.md', '.mdx', '.ts', '.tsx', '.json', '.yml'];

const rule = {
  ruleId: 'prh',
  rule: prh as TextlintKernelRule['rule'],
  options: {rulePaths: [PATTERNS], checkLink: true, checkEmphasis: true},
} satisfies TextlintKernelRule;

const plugin = {
  pluginId: 'words',
  plugin: {
    Processor: class {
      availableExtensions() {
        return EXTENSIONS;
      }
      processor(extension: string) {
        return {
          preProcess: (text: string) => readWords(text, extension) as never,
          postProcess: (messages: never[], filePath?: string) => ({messages, filePath: filePath ?? ''}),
        };
      }
    },
  },
} as unknown as TextlintKernelPlugin;

const kernel = new TextlintKernel();

const {rules} = parse(readFileSync(PATTERNS, 'utf8')) as {rules: readonly {readonly prh: string}[]};

/** Names of the patterns in the table: what their notes begin with. */
export const patternNames: ReadonlySet<string> = new Set(rules.map(({prh: note}) => nameOf(note)));

/**
 * Finds phrases of the table in the words of a file that readers see, exceptions that have no reason, name no pattern or
 * are not needed any more, and front matter that cannot be read.
 *
 * @param file shown in the findings; its extension decides how the text is read
 */
export async function lintProse(file: string, text: string): Promise<Finding[]> {
  const {messages} = await kernel.lintText(text, {
    filePath: path.resolve(file),
    ext: path.extname(file),
    plugins: [plugin],
    rules: [rule],
  });
  const found = messages.map(({line, column, message}) => ({file, line, column, ...readMessage(message)}));
  const exceptions = findExceptions(text);
  const used = new Set<number>();
  const left = found.filter(({line, name}) => {
    const exception = exceptions.find((one) => one.name === name && line >= one.line && line <= one.until);
    if (exception) used.add(exception.line);
    return !exception;
  });
  const wrong = exceptions.flatMap(({line, name, reason}) => {
    const problem = !patternNames.has(name)
      ? `prose-ok: there is no pattern "${name}"; there are ${[...patternNames].join(', ')}`
      : !reason
        ? `prose-ok ${name}: the reason is missing`
        : !used.has(line)
          ? `prose-ok ${name}: the paragraph has no such phrase; remove the exception`
          : '';
    return problem ? [{file, line, column: 1, name, message: problem}] : [];
  });
  const broken = frontMatterProblems(text).map((problem) => ({
    file,
    column: 1,
    name: 'front matter',
    ...problem,
  }));
  return [...broken, ...left, ...wrong].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** `actual => expected`, a line break, and the pattern's note. */
function readMessage(message: string): {name: string; message: string} {
  const [change = '', note = ''] = message.split(/\n(?=[^\n]*$)/);
  return {name: nameOf(note), message: `${change.replace(/\s+/g, ' ')} (${note})`};
}

function nameOf(note: string): string {
  return /^[^:,]+/.exec(note)?.[0] ?? '';
}
