/** Where in the program each resource is created. */
import type {StackFrame} from '../../messages/runEvents';
import type {Realm} from '../node/realm';
import {firstFrame, type ReadText} from './stackFrames';

/** @returns the line that creates a resource, or that asks another resource to create it */
export type PlaceOf = (path: string) => StackFrame | undefined;

interface ConstructsModule {
  readonly Node: {readonly prototype: TreeParent};
}

/** The part of a node that is called for each of its children. */
interface TreeParent {
  readonly path: string;
  addChild(child: unknown, id: string): void;
}

const CONSTRUCTS_MODULE = '/node_modules/constructs/lib/construct.js';
/** A stack keeps its frames for as long as it is kept. */
const MAX_STACKS = 1_000;
/** Between the program and the tree, there are constructors of the SDK. */
const MAX_FRAMES = 50;

/** To be called before the program is loaded in the process. */
export function watchCreation(realm: Realm, readText: ReadText): PlaceOf {
  const {prototype} = (realm.load(CONSTRUCTS_MODULE) as ConstructsModule).Node;
  const stacks = new Map<string, Error>();
  const {addChild} = prototype;
  prototype.addChild = function (this: TreeParent, child, id) {
    addChild.call(this, child, id);
    if (stacks.size < MAX_STACKS) stacks.set(this.path ? `${this.path}/${id}` : id, captureStack());
  };
  const places = new Map<string, StackFrame | undefined>();
  return (path) => {
    if (!places.has(path)) places.set(path, firstFrame(stacks.get(path)?.stack ?? '', readText));
    return places.get(path);
  };
}

/** The browser writes the text of the stack when it is read. */
function captureStack(): Error {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = MAX_FRAMES;
  try {
    return new Error();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
