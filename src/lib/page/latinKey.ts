/**
 * The key of a shortcut, in small letters. Where a keyboard has other letters, such as Russian or Greek ones, it is the one that a
 * Latin keyboard has in that place.
 */
export function latinKey({key, code}: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length === 1 && key <= '~' && !(key === '.' && code === 'Slash')) return key.toLowerCase();
  if (code === 'Slash') return '/';
  return key.length === 1 && code.startsWith('Key')
    ? code.slice('Key'.length).toLowerCase()
    : key.toLowerCase();
}
