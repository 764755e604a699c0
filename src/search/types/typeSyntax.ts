/**
 * Reads types as Wing and the pages of its reference write them: `str`, `cloud.Bucket?`, `Array<T>`,
 * `inflight (key: str): void`. Each character is looked at a few times at most, whatever the text is.
 */

export interface WingType {
  /** As it is written: `str`, `cloud.Bucket`, `T`, `inflight`. */
  readonly name: string;
  /** Of `Array<str>`, `str`; of `inflight (key: str): void`, `str` as well. */
  readonly args: readonly WingType[];
  /** What an inflight function returns. */
  readonly output?: WingType;
  /** Written with a question mark. */
  readonly isOptional: boolean;
}

export interface Parameter {
  readonly type: WingType;
  /** `...messages: Array<str>` takes any number of strings. */
  readonly isRest: boolean;
}

/** Types inside each other: no page has more than five. */
const MAX_DEPTH = 12;

/** Reads a text from its beginning. Whatever it cannot read is `undefined`, and leaves it where it was or further on. */
export interface TypeReader {
  /** Index of the next character. */
  at: number;
  /** Whether the next sign is this one; then it is read. */
  accept(sign: string): boolean;
  /** The next name, with the dots in it. */
  name(): string | undefined;
  type(depth?: number): WingType | undefined;
  /** Parameters up to the closing parenthesis, with or without their names; the opening one has been read. */
  parameters(depth?: number): readonly Parameter[] | undefined;
}

export function createTypeReader(text: string): TypeReader {
  const skipSpace = (): void => {
    // Spaces, tabs and ends of lines.
    while (text.charCodeAt(reader.at) <= 32) reader.at++;
  };
  const listUntil = <Item>(end: string, read: () => Item | undefined): Item[] | undefined => {
    const items: Item[] = [];
    if (reader.accept(end)) return items;
    do {
      const item = read();
      if (item === undefined) return undefined;
      items.push(item);
    } while (reader.accept(','));
    return reader.accept(end) ? items : undefined;
  };
  const parameter = (depth: number): Parameter | undefined => {
    const isRest = reader.accept('...');
    const start = reader.at;
    // A name without a colon is a type.
    if (reader.name() === undefined || !reader.accept(':')) reader.at = start;
    const type = reader.type(depth);
    return type && {type, isRest};
  };
  /** What follows the word `inflight`; the word alone is any such function. */
  const closure = (depth: number): WingType | undefined => {
    if (!reader.accept('(')) return {name: CLOSURE, args: [], isOptional: false};
    const inputs = reader.parameters(depth);
    const output = inputs && (reader.accept(':') ? reader.type(depth) : NOTHING);
    return output && {name: CLOSURE, args: inputs.map(({type}) => type), output, isOptional: false};
  };
  const unmarked = (depth: number): WingType | undefined => {
    if (reader.accept('(')) {
      const type = reader.type(depth);
      return type && reader.accept(')') ? type : undefined;
    }
    const name = reader.name();
    if (name === undefined) return undefined;
    if (name === CLOSURE) return closure(depth);
    const args = reader.accept('<') ? listUntil('>', () => reader.type(depth)) : [];
    return args && {name, args, isOptional: false};
  };
  const reader: TypeReader = {
    at: 0,
    accept(sign) {
      skipSpace();
      if (!text.startsWith(sign, reader.at)) return false;
      reader.at += sign.length;
      return true;
    },
    name() {
      skipSpace();
      NAME.lastIndex = reader.at;
      const [name] = NAME.exec(text) ?? [];
      reader.at += name?.length ?? 0;
      return name;
    },
    type(depth = 0) {
      const type = depth < MAX_DEPTH ? unmarked(depth + 1) : undefined;
      let isOptional = false;
      while (type && reader.accept('?')) isOptional = true;
      return type && (isOptional ? {...type, isOptional} : type);
    },
    parameters: (depth = 0) => listUntil(')', () => parameter(depth)),
  };
  return reader;
}

/** The type of a function that runs in the cloud. */
export const CLOSURE = 'inflight';

/** What a method without a result returns. */
export const NOTHING: WingType = {name: 'void', args: [], isOptional: false};

const NAME = /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/y;
