/** What the toolchain and the playground did with a program for a cloud, side by side. */
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import {differencesOf} from './compareTerraform';
import type {Expected} from './toolchain';

/** `refused` by both with the same words; `left-out` as the program needs what the playground does not have. */
export type CloudResult = 'equal' | 'refused' | 'left-out' | 'different';

interface CloudComparison {
  readonly result: CloudResult;
  /** What differs, the first line of the message that refuses the program, or the feature that is missing. */
  readonly words?: string;
}

/** @param mayLack whether the program may be left out for a feature that the playground says it does not have */
export function compareCloud(
  expected: Expected | undefined,
  events: readonly RunEvent[],
  mayLack: (feature: string) => boolean,
): CloudComparison {
  if (!expected) return different('the toolchain has written no main.tf.json');
  const terraform = findEvent(events, 'cloud')?.terraform;
  const failed = findEvent(events, 'cloud-failed') ?? findEvent(events, 'failed');
  const lacked = findEvent(events, 'unsupported')?.feature;
  if (terraform === undefined && lacked !== undefined && mayLack(lacked))
    return {result: 'left-out', words: lacked};
  if ('message' in expected) {
    if (terraform !== undefined) return different(`the toolchain says: ${expected.message}`);
    const [first = ''] = (failed?.error.message ?? '').split('\n');
    return first !== '' && expected.message.includes(first)
      ? {result: 'refused', words: first}
      : different(`“${first}” in place of: ${expected.message}`);
  }
  if (terraform === undefined)
    return different(`not compiled: ${failed?.error.message ?? JSON.stringify(events.at(-1))}`);
  const differences = differencesOf(expected.terraform, terraform);
  return differences.length === 0 ? {result: 'equal'} : different(`differs in ${differences.join(', ')}`);
}

function different(words: string): CloudComparison {
  return {result: 'different', words};
}

/** The first event of a kind. */
export function findEvent<Kind extends RunEvent['kind']>(
  events: readonly RunEvent[],
  kind: Kind,
): Extract<RunEvent, {readonly kind: Kind}> | undefined {
  return events.find((event): event is Extract<RunEvent, {readonly kind: Kind}> => event.kind === kind);
}
