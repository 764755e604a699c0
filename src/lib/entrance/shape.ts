import * as v from 'valibot';
import {Refusal} from './refusal';

/** Characters of a sentence about a shape: names and values in it are the sender's. */
const MAX_CHARS = 200;

/**
 * Data of a known shape: properties that the shape does not name are left out. Bound the data first (`boundedData`), as the work is
 * as long as the data.
 *
 * @param name what it is, as a sentence begins: `The program`
 * @throws Refusal that names the first property which is wrong, and what it should be
 */
export function shaped<Shape extends v.GenericSchema>(
  value: unknown,
  name: string,
  shape: Shape,
): v.InferOutput<Shape> {
  const result = v.safeParse(shape, value, {abortEarly: true});
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  const sentence = `${name}${path === null ? '' : `, at “${path}”`}: ${issue.message}`;
  throw new Refusal(sentence.length > MAX_CHARS ? `${sentence.slice(0, MAX_CHARS)}…` : sentence);
}
