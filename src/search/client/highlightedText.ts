// The text of a hit, in which the words that match stand between tags. The local engine escapes the rest of it, the
// hosted service gives it as it was indexed: both are read as text, so that nothing of it becomes a tag of the page.

import {escapeHtml} from '@site/src/lib/escapeHtml';
import {unescapeHtml} from '@site/src/lib/unescapeHtml';

interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The tags around matches that this site requests, and DocSearch as well. */
export const HIGHLIGHT_TAGS = {start: '<mark>', end: '</mark>'} as const;

/** Splits the text at its highlights, and resolves entities. Each part of the text is looked at once. */
export function toPieces(marked: string): TextPiece[] {
  const {start, end} = HIGHLIGHT_TAGS;
  const pieces: TextPiece[] = [];
  const add = (text: string, isMarked: boolean) => {
    if (text !== '' || isMarked) pieces.push({text: unescapeHtml(text), isMarked});
  };
  let at = 0;
  for (let from = marked.indexOf(start); from >= 0; from = marked.indexOf(start, at)) {
    const to = marked.indexOf(end, from);
    if (to < 0) break;
    add(marked.slice(at, from), false);
    add(marked.slice(from + start.length, to), true);
    at = to + end.length;
  }
  add(marked.slice(at), false);
  return pieces;
}

/** The text as markup with no tags but the highlights. */
export function toMarkup(marked: string): string {
  return toPieces(marked)
    .map(({text, isMarked}) =>
      isMarked ? `${HIGHLIGHT_TAGS.start}${escapeHtml(text)}${HIGHLIGHT_TAGS.end}` : escapeHtml(text),
    )
    .join('');
}

export function toText(marked: string): string {
  return toPieces(marked)
    .map(({text}) => text)
    .join('');
}
