/**
 * The text with a replacement character for each half of a sign that has lost the other one: `encodeURIComponent` throws for
 * such a half. JSON can hold some, and so can a text that was cut.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
