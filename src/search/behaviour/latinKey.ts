/**
 * Whether a key is the one of a shortcut: by its letter, or by its place where a keyboard has other letters, such as Russian or Greek
 * ones. Some of those have the full stop where others have the slash.
 */
export function isLatinKey(
  {key, code}: Pick<KeyboardEvent, 'key' | 'code'>,
  letter: string,
  place: string,
): boolean {
  return key.toLowerCase() === letter || (code === place && (key > '~' || key === '.'));
}
