import {formatCount} from '../formatCount';
import {Refusal} from './refusal';

/**
 * A text of a limited length, in UTF-16 code units. It is the first thing to ask of anything from outside, before any other work.
 *
 * @param name what it is, as a sentence begins: `The link`
 * @throws Refusal
 */
export function boundedText(value: unknown, name: string, max: number): string {
  if (typeof value !== 'string') throw new Refusal(`${name} is not a string.`);
  if (value.length > max) {
    throw new Refusal(
      `${name} has ${formatCount(value.length)} characters; up to ${formatCount(max)} are allowed.`,
    );
  }
  return value;
}
