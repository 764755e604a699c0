/** What stands in a message for what differs: a pair of braces is one brace. */
const HOLE = /\{\{|\}\}|\{[^{}]*\}/g;

/** The literal parts of a message. */
export function partsOf(message: string): string[] {
  const parts = message.replace(HOLE, (hole) => (hole === '{{' ? '{' : hole === '}}' ? '}' : '\0'));
  return parts.split('\0');
}

/** The entries of a page: its headings, and what the first column of a table has. Dots stand for what differs. */
export function readEntries(markdown: string): string[] {
  const found = markdown.matchAll(/^(?:## |\| )(`+) ?(.*?) ?\1(?: \||$)/gm);
  return [...found].map(([, , entry]) => entry!.replaceAll('\\|', '|'));
}

/** Whether an entry is that of a message, or of its first line. One of them may be the more general. */
export function isEntryOf(entry: string, message: string): boolean {
  const [first = ''] = message.trim().split('\n', 1);
  const parts = partsOf(first).map(flat);
  const text = parts.join('…');
  return (
    [text, flat(message.replaceAll('\n', ' '))].includes(flat(entry)) ||
    toPattern(parts).test(flat(entry)) ||
    toPattern(flat(entry).split('…')).test(text)
  );
}

/** Markdown and the toolchain write quotes in their own ways. */
function flat(text: string): string {
  return text.replace(/["'`]/g, '');
}

function toPattern(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 's');
}
