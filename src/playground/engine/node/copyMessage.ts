import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';
import {normalizeStack, setHidden} from './errorStack';

interface WithReason {
  reason?: unknown;
}

/**
 * A deep copy of a message from one process to another, as Node makes it (`serialization: "advanced"`). The SDK sends an error
 * as `reason`, whose name and stack `structuredClone` drops outside V8, so they are copied here.
 */
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

/** Falls back to JSON for what cannot be cloned, such as functions. */
function copyOf(message: unknown): unknown {
  try {
    return structuredClone(message);
  } catch {
    return JSON.parse(JSON.stringify(message));
  }
}
