/** Keys of the playground: the list that the reader sees is the list that is listened for. */

export type Command = 'run' | 'stop' | 'shortcuts' | 'nextPart';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
  /** Undefined where the editor itself listens. */
  readonly command?: Command;
}

/** `Mod` is Cmd on Apple's systems and Ctrl elsewhere. */
export const SHORTCUTS: readonly Shortcut[] = [
  {keys: ['Mod', 'Enter'], does: 'Run the program, or run it again', command: 'run'},
  {keys: ['Mod', 'Shift', 'Enter'], does: 'Stop the program', command: 'stop'},
  {keys: ['Escape'], does: 'Leave the editor, so that Tab moves to the next control'},
  {keys: ['F6'], does: 'Go from the editor to the output, and back', command: 'nextPart'},
  {keys: ['Ctrl', 'Space'], does: 'Show completions'},
  {keys: ['Mod', 'Shift', 'Space'], does: 'Show the parameters of a call'},
  {keys: ['F12'], does: 'Go to the definition of a name'},
  {keys: ['F2'], does: 'Rename a name everywhere'},
  {keys: ['Mod', 'Shift', 'O'], does: 'Go to a name in this file'},
  {keys: ['F8'], does: 'Go to the next problem'},
  {keys: ['Mod', 'F'], does: 'Find in the file'},
  {keys: ['Mod', '/'], does: 'Comment or uncomment a line'},
  {keys: ['?'], does: 'Show this list (outside the editor)', command: 'shortcuts'},
];

/** What of a keyboard event counts. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing?: boolean;
}

/**
 * The command of a key.
 *
 * @param isTyping whether the key would write something where the focus is
 */
export function commandOf(
  key: Key,
  {isMac, isTyping}: {isMac: boolean; isTyping: boolean},
): Command | undefined {
  if (key.isComposing) return undefined;
  return SHORTCUTS.find(({keys, command}) => {
    if (!command) return false;
    if (keys.length === 1 && keys[0]!.length === 1 && isTyping) return false;
    return isPressed(keys, key, isMac);
  })?.command;
}

function isPressed(keys: readonly string[], key: Key, isMac: boolean): boolean {
  const last = keys.at(-1)!;
  const has = (name: string) => keys.includes(name);
  const isControl = has('Ctrl') || (has('Mod') && !isMac);
  const isMeta = has('Mod') && isMac;
  if (key.ctrlKey !== isControl || key.metaKey !== isMeta || key.altKey) return false;
  // The question mark needs Shift on some keyboards and not on others.
  if (last === '?') return key.key === '?';
  if (key.shiftKey !== has('Shift')) return false;
  return key.key === last;
}

/** The keys as they are written on the reader's keyboard. */
export function keyNames(keys: readonly string[], isMac: boolean): string[] {
  const names: Record<string, string> = isMac
    ? {Mod: '⌘', Shift: '⇧', Escape: 'Esc'}
    : {Mod: 'Ctrl', Escape: 'Esc'};
  return keys.map((name) => names[name] ?? name);
}
