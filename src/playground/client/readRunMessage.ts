import type {RunMessage} from '../messages/sandboxMessages';
import {isPlainData} from '../messages/plainData';
import type {Stage} from '../messages/runEvents';
import {
  type Check,
  isAmount,
  isAnything,
  isCount,
  isFlag,
  isKeyOf,
  isText,
  listOf,
  optional,
  recordOf,
  shapeOf,
} from './shape';

/**
 * What a run says, or nothing when it is no message of a runner. A program could find a way to send messages of its own:
 * what is told here has the form that its type promises, and a size that a page can handle.
 */
export function readRunMessage(data: unknown): RunMessage | undefined {
  if (!isPlainData(data) || !isKnown(data)) return undefined;
  const report = data as RunMessage;
  return CHECKS[report.kind](report) ? report : undefined;
}

const STAGES: Readonly<Record<Stage, true>> = {
  loading: true,
  compiling: true,
  preflight: true,
  testing: true,
  running: true,
  done: true,
};
const isStage = isKeyOf(STAGES);

const isError = shapeOf({
  message: isText,
  frames: listOf(shapeOf({file: isText, line: isCount, column: isCount})),
});

const isTreeNode: Check = (value) =>
  shapeOf({
    id: isText,
    path: isText,
    children: optional(recordOf(isTreeNode)),
    constructInfo: optional(shapeOf({fqn: isText})),
    display: optional(shapeOf({title: optional(isText), hidden: optional(isFlag)})),
  })(value);

const isConnection = shapeOf({source: isText, target: isText, targetOp: optional(isText), name: isText});

/** What each kind has beside its name. */
const CHECKS: Readonly<Record<RunMessage['kind'], Check>> = {
  stage: shapeOf({stage: isStage}),
  preflight: shapeOf({text: isText}),
  tree: shapeOf({tree: isTreeNode, connections: listOf(isConnection)}),
  'test-start': shapeOf({path: isText}),
  log: shapeOf({test: optional(isText), source: optional(isText), level: isText, text: isText}),
  test: shapeOf({path: isText, pass: isFlag, error: optional(isError), milliseconds: isAmount}),
  dropped: shapeOf({lines: isCount}),
  output: shapeOf({javascript: recordOf(isText)}),
  resources: shapeOf({
    resources: listOf(shapeOf({path: isText, type: isText, attributes: recordOf(isAnything)})),
  }),
  failed: shapeOf({stage: isStage, error: isError}),
  unsupported: shapeOf({feature: isText, reason: isText}),
  // All other ends are told by the page itself.
  ended: shapeOf({by: isKeyOf({itself: true})}),
  answer: shapeOf({id: isCount, error: optional(isError)}),
  heartbeat: isAnything,
  broken: shapeOf({message: isText}),
  flood: isAnything,
};

const isKnown = shapeOf({kind: isKeyOf(CHECKS)});
