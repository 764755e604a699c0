import {Prism} from 'prism-react-renderer';
import type {Token} from 'prismjs';
import {readFences} from '../samples/markdown';
import {wingGrammar} from '../wing/language/grammar';
import {SUBJECTS, type Subject} from './subjects';

/** A tutorial, with its page. */
interface LessonPage {
  /** Name of the file in `docs/learn`, without its ending. */
  readonly name: string;
  readonly markdown: string;
}

/**
 * Finds subjects that a tutorial uses before another teaches them. A tutorial may use one early that it links to ahead of
 * the program: `[JSON](./json.md)`.
 *
 * @param pages the tutorials in their order
 * @returns for each line and subject a message with the file, the line and the tutorial that teaches it
 */
export function orderProblems(
  pages: readonly LessonPage[],
  subjects: readonly Subject[] = SUBJECTS,
): string[] {
  const place = new Map(pages.map(({name}, index) => [name, index]));
  const unknown = subjects
    .filter(({lesson}) => !place.has(lesson))
    .map(({lesson, what}) => `src/learning/subjects.ts: ${what}: there is no docs/learn/${lesson}.md`);
  const early = pages.flatMap(({name, markdown}, index) => {
    const later = subjects.filter(({lesson}) => (place.get(lesson) ?? 0) > index);
    const links = linkLines(markdown);
    return wingLines(markdown).flatMap(({line, code}) =>
      later
        .filter(({lesson, pattern}) => pattern.test(code) && !((links.get(lesson) ?? Infinity) < line))
        .map(
          ({what, lesson}) => `docs/learn/${name}.md:${line}: ${what} is taught by docs/learn/${lesson}.md`,
        ),
    );
  });
  return [...unknown, ...early];
}

/** The first line of a page that links to a tutorial, by the tutorial's name. */
function linkLines(markdown: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  markdown.split('\n').forEach((text, index) => {
    for (const [, lesson = ''] of text.matchAll(/\]\(\.\/([\w-]+)\.md[)#]/g)) {
      if (!lines.has(lesson)) lines.set(lesson, index + 1);
    }
  });
  return lines;
}

/** The lines of all programs of a page, as patterns see them. */
function wingLines(markdown: string): {line: number; code: string}[] {
  return readFences(markdown)
    .filter(({lang}) => lang === 'wing')
    .flatMap(({body, line}) =>
      codeOf(Prism.tokenize(body, wingGrammar))
        .split('\n')
        .map((code, index) => ({line: line + 1 + index, code})),
    );
}

type Content = string | Token | readonly (string | Token)[];

/** Without comments, and with strings that hold nothing but their expressions. Each line stays a line. */
function codeOf(content: Content): string {
  if (typeof content === 'string') return content;
  if (!('type' in content)) return content.map(codeOf).join('');
  switch (content.type) {
    case 'comment':
    case 'doc-comment':
      return lineBreaks(content);
    case 'raw-string':
    case 'test-name':
    case 'string':
      return `"${expressions(content)}"`;
    default:
      return codeOf(content.content);
  }
}

function expressions({content}: Token): string {
  const parts = (Array.isArray(content) ? content : [content]) as readonly (string | Token)[];
  return parts
    .map((part) => {
      const isExpression = typeof part !== 'string' && part.type === 'interpolation';
      return isExpression ? codeOf(part) : lineBreaks(part);
    })
    .join('');
}

function lineBreaks(content: Content): string {
  return textOf(content).replace(/[^\n]/g, '');
}

function textOf(content: Content): string {
  if (typeof content === 'string') return content;
  return 'type' in content ? textOf(content.content) : content.map(textOf).join('');
}
