/** What functions may do, in words, from the calls in their code. */
import type {ResourceCall, StackFrame} from '../messages/runEvents';

export interface Permission {
  readonly operation: string;
  /** Path of the resource. */
  readonly resource: string;
  /** The places of the calls; none when no place can be told: the call is in JavaScript, or a `lift` block names it. */
  readonly places: readonly StackFrame[];
}

export interface FunctionPermissions {
  /** Path of the function. */
  readonly function: string;
  readonly permissions: readonly Permission[];
}

/** The permissions by the functions that have them, in the order of their paths. */
export function toPermissions(calls: readonly ResourceCall[]): readonly FunctionPermissions[] {
  const functions = new Map<string, Map<string, Permission & {readonly places: StackFrame[]}>>();
  for (const {function: caller, resource, operation, place} of calls) {
    const permissions =
      functions.get(caller) ?? new Map<string, Permission & {readonly places: StackFrame[]}>();
    functions.set(caller, permissions);
    const key = `${resource} ${operation}`;
    const permission = permissions.get(key) ?? {operation, resource, places: []};
    permissions.set(key, permission);
    if (place) permission.places.push(place);
  }
  return [...functions]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([caller, permissions]) => ({function: caller, permissions: [...permissions.values()]}));
}

/** The name of a resource for a reader: its path without what every path begins with. */
export function nameOfPath(path: string): string {
  return path.replace(/^root\/(?:Default\/)*/, '');
}

/** `line 5`, with the file if there are others, and with the column if a call beside it is in the same line. */
export function nameOfPlace({file, line, column}: StackFrame, places: readonly StackFrame[]): string {
  const beside = places.filter((place) => place.file === file && place.line === line);
  const parts = [
    ...(file === 'main.w' ? [] : [file]),
    `line ${line}`,
    ...(beside.length > 1 ? [`column ${column}`] : []),
  ];
  return parts.join(', ');
}

/** What a permission allows: `may write objects to Uploads`. */
export function describePermission({operation, resource}: Permission): string {
  const phrase = Object.hasOwn(PHRASES, operation) ? PHRASES[operation]! : `call ${operation}() of`;
  return `may ${phrase} ${nameOfPath(resource)}`;
}

/** By the names of the SDK's operations: two resources with one name mean the same by it. */
const PHRASES: Readonly<Record<string, string>> = {
  // Bucket
  put: 'write objects to',
  putJson: 'write objects to',
  get: 'read objects of',
  tryGet: 'read objects of',
  getJson: 'read objects of',
  tryGetJson: 'read objects of',
  list: 'list the objects of',
  exists: 'ask which objects exist in',
  metadata: 'read the metadata of objects of',
  delete: 'delete objects of',
  tryDelete: 'delete objects of',
  copy: 'copy objects of',
  rename: 'rename objects of',
  publicUrl: 'make public URLs of objects of',
  signedUrl: 'sign URLs of objects of',
  // Queue and topic
  push: 'send messages to',
  pop: 'take messages from',
  purge: 'delete all messages of',
  approxSize: 'count the messages of',
  publish: 'publish messages to',
  // Counter
  inc: 'increment',
  dec: 'decrement',
  peek: 'read the value of',
  set: 'set the value of',
  // Function
  invoke: 'call',
  invokeAsync: 'call',
  // Secret
  value: 'read the value of',
  valueJson: 'read the value of',
};
