/** A pattern that matches the text and nothing else. */
export function escapeRegExp(text: string): string {
  return text.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&');
}
