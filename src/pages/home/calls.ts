import type {Connection} from '../../lib/compilerOutput';
import {escapeRegExp} from '../../lib/escapeRegExp';
import type {ResourceCall} from '../../playground/messages/runEvents';

/**
 * The calls of the program's resources in its functions, with the places of these calls in its text. The page shows them before there is an
 * engine, which finds them in any program. This finds them in a program of one file where each resource has a variable and no two calls
 * are the same.
 *
 * @param connections of the compiled program
 * @param source text of `main.w`
 * @throws Error for a call that cannot be told from another
 */
export function toCalls(
  connections: readonly Omit<Connection, 'name'>[],
  source: string,
): readonly ResourceCall[] {
  const variables = new Map(
    [...source.matchAll(/^let (\w+) = new .* as "(\w+)";$/gm)].map(([, variable, id]) => [
      `root/Default/${id}`,
      variable!,
    ]),
  );
  const calls = connections.flatMap(({source: caller, target, targetOp}) => {
    const variable = variables.get(target);
    if (variable === undefined || targetOp === undefined) return [];
    const place = placeOf(`${variable}.${targetOp}`, source);
    return [{function: caller, resource: target, operation: targetOp, place}];
  });
  // A function may be invoked in two ways, so that a connection can be there twice.
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
}

function placeOf(call: string, source: string): NonNullable<ResourceCall['place']> {
  const found = [...source.matchAll(new RegExp(`\\b${escapeRegExp(call)}\\(`, 'g'))];
  if (found.length !== 1)
    throw new Error(`The home page's program has ${found.length} calls of ${call}; one is allowed.`);
  const before = source.slice(0, found[0]!.index).split('\n');
  return {file: 'main.w', line: before.length, column: before.at(-1)!.length + 1};
}
