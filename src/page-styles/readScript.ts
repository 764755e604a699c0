/** What a script may bring into a page. */
export interface ScriptUse {
  /** Names of classes and elements are among them. */
  readonly words: readonly string[];
  /** Custom properties that it reads or writes, or that style sheets inside of it read. */
  readonly properties: readonly string[];
}

/** Reads a script's words. A name that a script puts together from parts is not found: it has to be written out. */
export function readScript(source: string): ScriptUse {
  return {
    words: [...new Set(source.match(/[A-Za-z][\w-]*/g))],
    properties: [...new Set(source.match(/--[A-Za-z][\w-]*/g))],
  };
}
