/**
 * Cuts a text between words into pieces, each at most so many bytes of JSON in UTF-8; a word that is longer by itself is
 * cut where the space ends.
 */
export function splitText(text: string, mostBytes: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  const add = (next: string): void => {
    const bytes = jsonBytes(next);
    if (size + bytes > mostBytes && piece) {
      pieces.push(piece.trim());
      piece = '';
      size = 0;
    }
    piece += next;
    size += bytes;
  };
  for (const word of text.split(/(?<=\s)(?=\S)/)) {
    if (jsonBytes(word) > mostBytes) [...word].forEach(add);
    else add(word);
  }
  if (piece.trim()) pieces.push(piece.trim());
  return pieces;
}

/** Size of a text in JSON, without its quotes. */
function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2;
}
