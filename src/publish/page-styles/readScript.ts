/** What a script may bring into a page. */
export interface ScriptUse {
  /** Names of classes and elements are among them, and beginnings of names, which end with hyphens. */
  readonly words: readonly string[];
  /** Custom properties that it reads or writes, or that style sheets inside of it read. */
  readonly properties: readonly string[];
}

/** Reads a script's words. Of a name that a script puts together, `button--${size}`, the beginning is found. */
export function readScript(source: string): ScriptUse {
  return {
    words: [...new Set(source.match(/[A-Za-z][\w-]*/g))],
    properties: [...new Set(source.match(/--[A-Za-z][\w-]*/g))],
  };
}
