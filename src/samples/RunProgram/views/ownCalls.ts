import type {ResourceCall} from '../../../playground/messages/runEvents';

/** The calls of the program's functions, without those of its tests: nobody deploys them. */
export function withoutTests(calls: readonly ResourceCall[]): readonly ResourceCall[] {
  return calls.filter(({function: caller}) => !/\/test:/.test(caller));
}

/**
 * The permissions that a program has gained.
 *
 * @param calls of the program as it was
 * @returns tells for a function and a permission of the program as it is whether it is new
 */
export function toIsNew(
  calls: readonly ResourceCall[],
): (caller: string, permission: Pick<ResourceCall, 'operation' | 'resource'>) => boolean {
  const keyOf = (caller: string, {operation, resource}: Pick<ResourceCall, 'operation' | 'resource'>) =>
    [caller, operation, resource].join('\n');
  const known = new Set(calls.map((call) => keyOf(call.function, call)));
  return (caller, permission) => !known.has(keyOf(caller, permission));
}
