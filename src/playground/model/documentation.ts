/** Splits the Markdown of the language services into code blocks and paragraphs. */

type DocumentationPart =
  | {readonly kind: 'code'; readonly text: string; readonly lang: string}
  | {readonly kind: 'rule'}
  | {readonly kind: 'text'; readonly spans: readonly DocumentationSpan[]};

interface DocumentationSpan {
  readonly text: string;
  readonly isCode: boolean;
}

const FENCE = /^```([\w-]*)\n([\s\S]*?)\n?```[ \t]*$/gm;

export function splitMarkdown(markdown: string): DocumentationPart[] {
  const parts: DocumentationPart[] = [];
  let start = 0;
  for (const match of markdown.matchAll(FENCE)) {
    parts.push(...toParagraphs(markdown.slice(start, match.index)));
    parts.push({kind: 'code', lang: match[1]!, text: match[2]!});
    start = match.index + match[0].length;
  }
  return [...parts, ...toParagraphs(markdown.slice(start))];
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

function toPlainText(text: string): string {
  return text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S.*?)[*_](?=\W|$)/g, '$1$2');
}
