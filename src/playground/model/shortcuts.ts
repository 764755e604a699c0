/** The shortcuts of the playground. The page shows the same list that it listens to. */

export type Command = 'run' | 'stop' | 'shortcuts' | 'nextPart';

interface Shortcut {
  readonly keys: readonly string[];
  readonly description: string;
  /** Undefined where the editor listens itself. */
  readonly command?: Command;
}

/** `Mod` is Cmd on macOS and iOS, and Ctrl elsewhere. */
export const SHORTCUTS: readonly Shortcut[] = [
  {keys: ['Mod', 'Enter'], description: 'Run the program, or run it again', command: 'run'},
  {keys: ['Mod', 'Shift', 'Enter'], description: 'Stop the program', command: 'stop'},
  {keys: ['Escape'], description: 'Leave the editor, so that Tab moves to the next control'},
  {keys: ['F6'], description: 'Go from the editor to the output, and back', command: 'nextPart'},
  {keys: ['Ctrl', 'Space'], description: 'Show completions'},
  {keys: ['Mod', 'Shift', 'Space'], description: 'Show the parameters of a call'},
  {keys: ['F12'], description: 'Go to the definition of a name'},
  {keys: ['F2'], description: 'Rename a name everywhere'},
  {keys: ['Mod', 'Shift', 'O'], description: 'Go to a name in this file'},
  {keys: ['F8'], description: 'Go to the next problem'},
  {keys: ['Mod', 'F'], description: 'Find in the file'},
  {keys: ['Mod', '/'], description: 'Comment or uncomment a line'},
  {keys: ['?'], description: 'Show this list (outside the editor)', command: 'shortcuts'},
];

/** The part of a `KeyboardEvent` that counts. */
export interface KeyPress {
  readonly key: string;
  /** Where the key is on the keyboard. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing?: boolean;
}

/** @param options.isTyping whether the focus is where keys write text */
export function commandOf(
  key: KeyPress,
  {isMac, isTyping}: {isMac: boolean; isTyping: boolean},
): Command | undefined {
  if (key.isComposing) return undefined;
  return SHORTCUTS.find(({keys, command}) => {
    if (!command) return false;
    if (keys.length === 1 && keys[0]!.length === 1 && isTyping) return false;
    return isPressed(keys, key, isMac);
  })?.command;
}

function isPressed(keys: readonly string[], key: KeyPress, isMac: boolean): boolean {
  const last = keys.at(-1)!;
  const has = (name: string) => keys.includes(name);
  const isControl = has('Ctrl') || (has('Mod') && !isMac);
  const isMeta = has('Mod') && isMac;
  if (key.ctrlKey !== isControl || key.metaKey !== isMeta || key.altKey) return false;
  // The question mark needs Shift on some keyboards and not on others. Arabic has another one, in the place of the slash.
  if (last === '?') return key.key === '?' || (key.shiftKey && key.key > '~' && key.code === 'Slash');
  if (key.shiftKey !== has('Shift')) return false;
  return key.key === last;
}

/** The keys as they are labelled on the reader's keyboard. */
export function keyNames(keys: readonly string[], isMac: boolean): string[] {
  const names: Record<string, string> = isMac
    ? {Mod: '⌘', Shift: '⇧', Escape: 'Esc'}
    : {Mod: 'Ctrl', Escape: 'Esc'};
  return keys.map((name) => names[name] ?? name);
}
