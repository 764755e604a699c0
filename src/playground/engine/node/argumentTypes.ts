/** Node's errors for arguments of the wrong type. */
import {inspect} from './builtins/inspect';

/** @throws TypeError with the code `ERR_INVALID_ARG_TYPE` when the value is no function */
export function needFunction(name: string, value: unknown): void {
  if (typeof value === 'function') return;
  const subject = name.includes(' ') ? `The ${name}` : `The "${name}" argument`;
  const error = new TypeError(`${subject} must be of type function. Received ${describe(value)}`);
  throw Object.assign(error, {code: 'ERR_INVALID_ARG_TYPE'});
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'object') return `an instance of ${value.constructor?.name ?? 'Object'}`;
  return `type ${typeof value} (${inspect(value)})`;
}
