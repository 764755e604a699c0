/**
 * The words and signs of the language, read from its grammar, 0.85. The highlighter of the pages and the editor of the
 * playground are both made from them.
 */

export const KEYWORDS = (
  'as break bring catch class continue else enum extends extern finally for if impl in interface internal let lift ' +
  'new protected pub return static struct super this throw try var while'
).split(' ');

export const PHASES = ['preflight', 'inflight', 'unphased'];

export const BOOLEANS = ['true', 'false'];

export const PRIMITIVES = ['any', 'bool', 'bytes', 'datetime', 'duration', 'num', 'regex', 'str', 'void'];

export const COLLECTIONS = ['Array', 'Json', 'Map', 'MutArray', 'MutJson', 'MutMap', 'MutSet', 'Set'];

/** Words after which a type is given its name. */
export const DEFINERS = ['class', 'enum', 'interface', 'struct'];

/** Words after which a module is given its name. */
export const IMPORTERS = ['bring', 'as'];

/** Sources of regular expressions. */
export const ESCAPE = String.raw`\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[\s\S])`;
export const NUMBER = String.raw`\d[\d_]*(?:\.\d[\d_]*)?`;
export const DURATION_UNIT = String.raw`(?:ms|mo|[smhdy])`;
export const OPERATOR = String.raw`=>|\.{3}|\.\.=?|\?\?|\?\.|\*\*|[=!<>]=|[+-]=|&&|\|\||[-+*/\\%=<>!?]`;
export const PUNCTUATION = String.raw`[{}[\]();,.:]`;
