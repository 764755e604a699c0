import {type Token, tokenize} from './tokens';

/** A type as the source writes it. */
export type WingType =
  | {readonly kind: 'named'; readonly name: string; readonly argument?: WingType}
  | {
      readonly kind: 'function';
      readonly isInflight: boolean;
      readonly parameters: readonly {readonly name?: string; readonly type: WingType}[];
      readonly answer: WingType;
    }
  | {readonly kind: 'optional'; readonly of: WingType};

export interface MemberDeclaration {
  readonly kind: 'constructor' | 'method' | 'property';
  readonly name: string;
  readonly isInflight: boolean;
  readonly isStatic: boolean;
  readonly parameters: readonly {readonly name: string; readonly type: WingType}[];
  /** Of a property, or of what a method answers. */
  readonly type?: WingType;
  readonly doc: string;
}

export interface Declaration {
  readonly kind: 'class' | 'interface' | 'struct' | 'enum';
  readonly name: string;
  readonly isInflight: boolean;
  /** What it extends. */
  readonly parents: readonly string[];
  /** Interfaces of a class. */
  readonly implemented: readonly string[];
  /** Public ones. */
  readonly members: readonly MemberDeclaration[];
  readonly values: readonly {readonly name: string; readonly doc: string}[];
  readonly doc: string;
}

export interface WingModule {
  /** Paths of other modules by the names that they have here. */
  readonly brings: ReadonlyMap<string, string>;
  /** Public types. */
  readonly types: readonly Declaration[];
}

const KINDS = ['class', 'interface', 'struct', 'enum'] as const;
const MODIFIERS = ['pub', 'protected', 'internal', 'static', 'inflight', 'var', 'override'];

/**
 * Reads what a module of a Wing library declares in public; what its methods do is passed over. The compiler itself can
 * tell more, but only of programs whose packages are all installed.
 *
 * @throws Error with file and line, for anything but a declaration
 */
export function readModule(source: string, file: string): WingModule {
  const brings = new Map<string, string>();
  const types: Declaration[] = [];
  const tokens = createCursor(tokenize(source), file);
  while (!tokens.isAtEnd()) {
    if (tokens.take('bring')) {
      const [name, path] = readBring(tokens);
      if (path) brings.set(name, path);
      continue;
    }
    const doc = tokens.doc();
    const modifiers = tokens.takeAll(MODIFIERS);
    const kind = KINDS.find((one) => tokens.take(one));
    if (!kind) throw tokens.error('a declaration of a class, interface, struct or enum');
    const type = readType(kind, modifiers.includes('inflight'), doc, tokens);
    if (modifiers.includes('pub')) types.push(type);
  }
  return {brings, types};
}

function readBring(tokens: Cursor): [string, string | undefined] {
  const what = tokens.next();
  const isQuoted = what.startsWith('"');
  const name = tokens.take('as') ? tokens.next() : what;
  tokens.expect(';');
  return [name, isQuoted ? what.slice(1, -1) : undefined];
}

function readType(kind: Declaration['kind'], isInflight: boolean, doc: string, tokens: Cursor): Declaration {
  const name = tokens.next();
  const parents = tokens.take('extends') ? readNames(tokens) : [];
  const implemented = tokens.take('impl') ? readNames(tokens) : [];
  tokens.expect('{');
  const members: MemberDeclaration[] = [];
  const values: {name: string; doc: string}[] = [];
  while (!tokens.take('}')) {
    if (kind === 'enum') {
      values.push({doc: tokens.doc(), name: tokens.next()});
      tokens.take(',');
      continue;
    }
    const {isPublic, ...member} = readMember(isInflight, tokens);
    if (isPublic || kind !== 'class') members.push(member);
  }
  return {kind, name, isInflight, parents, implemented, members, values, doc};
}

function readMember(isInflightType: boolean, tokens: Cursor): MemberDeclaration & {isPublic: boolean} {
  const doc = tokens.doc();
  const modifiers = tokens.takeAll(MODIFIERS);
  if (tokens.take('extern')) tokens.next();
  modifiers.push(...tokens.takeAll(MODIFIERS));
  const name = tokens.next();
  const isConstructor = name === 'new';
  const shared = {
    name,
    doc,
    isInflight: isInflightType || modifiers.includes('inflight'),
    isStatic: modifiers.includes('static'),
    // A constructor needs no word for it.
    isPublic: isConstructor || modifiers.includes('pub'),
  };
  if (tokens.take('(')) {
    const parameters = readParameters(tokens);
    const type = tokens.take(':') ? readWingType(tokens) : undefined;
    if (!tokens.take(';')) tokens.skipBlock();
    const kind = isConstructor ? 'constructor' : 'method';
    return {...shared, kind, parameters, ...(type && {type})};
  }
  tokens.expect(':');
  const type = readWingType(tokens);
  tokens.expect(';');
  return {...shared, kind: 'property', parameters: [], type};
}

function readParameters(tokens: Cursor): {name: string; type: WingType}[] {
  const parameters: {name: string; type: WingType}[] = [];
  while (!tokens.take(')')) {
    const rest = tokens.take('...') ? '...' : '';
    const name = `${rest}${tokens.next()}`;
    tokens.expect(':');
    parameters.push({name, type: readWingType(tokens)});
    tokens.take(',');
  }
  return parameters;
}

function readWingType(tokens: Cursor): WingType {
  let type = readPlainType(tokens);
  while (tokens.take('?')) type = {kind: 'optional', of: type};
  return type;
}

function readPlainType(tokens: Cursor): WingType {
  const isInflight = tokens.take('inflight');
  if (!tokens.take('(')) {
    const name = readName(tokens);
    if (!tokens.take('<')) return {kind: 'named', name};
    const argument = readWingType(tokens);
    tokens.expect('>');
    return {kind: 'named', name, argument};
  }
  const parameters: {name?: string; type: WingType}[] = [];
  while (!tokens.take(')')) {
    const name = tokens.peek(1) === ':' ? tokens.next() : undefined;
    if (name) tokens.expect(':');
    parameters.push({...(name && {name}), type: readWingType(tokens)});
    tokens.take(',');
  }
  // Brackets without an answer hold a type, so that it can be optional as a whole.
  if (!tokens.take(':')) return parameters[0]!.type;
  return {kind: 'function', isInflight, parameters, answer: readWingType(tokens)};
}

function readNames(tokens: Cursor): string[] {
  const names = [readName(tokens)];
  while (tokens.take(',')) names.push(readName(tokens));
  return names;
}

function readName(tokens: Cursor): string {
  let name = tokens.next();
  while (tokens.take('.')) name += `.${tokens.next()}`;
  return name;
}

type Cursor = ReturnType<typeof createCursor>;

function createCursor(tokens: readonly Token[], file: string) {
  let at = 0;
  const cursor = {
    isAtEnd: () => at >= tokens.length,
    peek: (offset = 0) => tokens[at + offset]?.text,
    /** The comment before the next token. */
    doc: () => tokens[at]?.doc ?? '',
    next: (): string => {
      if (at >= tokens.length) throw cursor.error('more');
      return tokens[at++]!.text;
    },
    take: (text: string) => {
      const isThere = tokens[at]?.text === text;
      if (isThere) at++;
      return isThere;
    },
    takeAll: (allowed: readonly string[]) => {
      const taken: string[] = [];
      while (allowed.includes(tokens[at]?.text ?? '')) taken.push(tokens[at++]!.text);
      return taken;
    },
    expect: (text: string) => {
      if (!cursor.take(text)) throw cursor.error(`"${text}"`);
    },
    /** Passes over braces and all between them. */
    skipBlock: () => {
      cursor.expect('{');
      for (let depth = 1; depth > 0;) {
        const text = cursor.next();
        depth += text === '{' ? 1 : text === '}' ? -1 : 0;
      }
    },
    error: (expected: string) => {
      const {text, line} = tokens[at] ?? {text: 'the end', line: tokens.at(-1)?.line ?? 1};
      return new Error(`${file}:${line}: expected ${expected}, found ${text}`);
    },
  };
  return cursor;
}
