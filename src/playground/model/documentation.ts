/** Splits the Markdown of the language services into code blocks and paragraphs. It may come from a comment of a shared program. */

type DocumentationPart =
  | {readonly kind: 'code'; readonly text: string; readonly lang: string}
  | {readonly kind: 'rule'}
  | {readonly kind: 'text'; readonly spans: readonly DocumentationSpan[]};

interface DocumentationSpan {
  readonly text: string;
  readonly isCode: boolean;
}

/** Several times the longest of the SDK, and more than a tooltip can show. */
export const MAX_DOCUMENTATION_CHARACTERS = 20_000;

const FENCE = /^```([\w-]*)$/;
const END_OF_FENCE = /^```[ \t]*$/;

export function splitMarkdown(markdown: string): DocumentationPart[] {
  const isLong = markdown.length > MAX_DOCUMENTATION_CHARACTERS;
  const lines = (isLong ? `${markdown.slice(0, MAX_DOCUMENTATION_CHARACTERS)} …` : markdown).split('\n');
  const parts: DocumentationPart[] = [];
  // A rule has a line before it.
  let text = [''];
  let fence: {readonly lang: string; readonly start: number} | undefined;
  lines.forEach((line, index) => {
    if (fence && END_OF_FENCE.test(line)) {
      parts.push(...toParagraphs(text.join('\n')));
      parts.push({kind: 'code', lang: fence.lang, text: lines.slice(fence.start + 1, index).join('\n')});
      text = [''];
      fence = undefined;
    } else if (!fence) {
      const lang = FENCE.exec(line)?.[1];
      if (lang === undefined) text.push(line);
      else fence = {lang, start: index};
    }
  });
  // A fence without an end is text.
  if (fence) text.push(...lines.slice(fence.start));
  return [...parts, ...toParagraphs(text.join('\n'))];
}

function toParagraphs(text: string): DocumentationPart[] {
  return text
    .split(/\n{2,}|\n(?=---\n)|(?<=\n---)\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      /^-{3,}$/.test(paragraph) ? {kind: 'rule'} : {kind: 'text', spans: toSpans(paragraph)},
    );
}

/** Removes the markup of emphasis, headings and links, and keeps their texts. */
function toSpans(paragraph: string): DocumentationSpan[] {
  return paragraph
    .split(/(`[^`]+`)/)
    .filter((text) => text !== '')
    .map((text) =>
      /^`[^`]+`$/.test(text)
        ? {text: text.slice(1, -1), isCode: true}
        : {text: toPlainText(text), isCode: false},
    );
}

/**
 * No pattern may look far from each place that it could begin at: brackets are not nested, and what is emphasized has an end
 * within a few lines of a page.
 */
function toPlainText(text: string): string {
  return text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/(\*\*|__)(.{1,200}?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S.{0,200}?)[*_](?=\W|$)/g, '$1$2');
}
