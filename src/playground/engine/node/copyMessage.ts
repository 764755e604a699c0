/**
 * What one process sends to another. Node copies it (`serialization: "advanced"`), and so does `structuredClone`; but outside
 * V8 that one leaves out the name and the stack of an error.
 */
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';
import {normalizeStack, setHidden} from './errorStack';

interface WithReason {
  reason?: unknown;
}

/** A copy that shares nothing with the message. The SDK sends an error as `reason`: it arrives with its stack. */
export function copyMessage(message: unknown): unknown {
  const reason = (message as WithReason | null | undefined)?.reason;
  if (!(reason instanceof Error)) return copyOf(message);
  normalizeStack(reason);
  const copy = copyOf(message) as WithReason;
  if (reason instanceof UnsupportedFeatureError || !(copy.reason instanceof Error)) {
    copy.reason = reason;
  } else {
    setHidden(copy.reason, 'stack', reason.stack);
    setHidden(copy.reason, 'name', reason.name);
  }
  return copy;
}

/** What has functions or the like in it is sent as JSON. */
function copyOf(message: unknown): unknown {
  try {
    return structuredClone(message);
  } catch {
    return JSON.parse(JSON.stringify(message));
  }
}
