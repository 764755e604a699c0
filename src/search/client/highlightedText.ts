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

/** Splits the text at its highlights, and resolves entities. */
export function toPieces(marked: string): TextPiece[] {
  return marked
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(HIGHLIGHT_TAGS.start)
        ? {
            text: unescapeHtml(part.slice(HIGHLIGHT_TAGS.start.length, -HIGHLIGHT_TAGS.end.length)),
            isMarked: true,
          }
        : {text: unescapeHtml(part), isMarked: false},
    );
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
