/** Whether the programs of the site do in the playground what they do on the command line, or what their fences say. */
import type {UnsupportedFeature} from '../../../../src/playground/messages/unsupportedFeature';

/** A program that the engine was asked about. */
export interface Judged {
  readonly id: string;
  /** `page:line`. */
  readonly place: string;
  /** What it does otherwise than on the command line. */
  readonly differences: readonly string[];
  readonly refused?: UnsupportedFeature;
}

const DIFFERS_ADVICE = 'Where only the words differ, write playdiffers="why" on its fence.';

/** Programs that are refused, and therefore do something else: one that does the same all the same is not counted. */
export function refusalsOf(judged: readonly Judged[]): ReadonlyMap<string, UnsupportedFeature> {
  return new Map(
    judged.flatMap(({id, differences, refused}): [string, UnsupportedFeature][] =>
      refused && differences.length > 0 ? [[id, refused]] : [],
    ),
  );
}

/**
 * What is wrong with a program, with its place; nothing where it does the same, or is refused as its fence says.
 *
 * @param said the refusal of its fence
 * @param differs why it may do something else, by its fence
 */
export function problemOf(
  judged: Judged,
  said: UnsupportedFeature | undefined,
  differs?: string,
): string | undefined {
  const {id, place, differences} = judged;
  const refused = refusalsOf([judged]).get(id);
  if (!refused && differences.length > 0) {
    if (differs !== undefined) return undefined;
    return [`${place}: not what the command line does`, ...differences, DIFFERS_ADVICE].join('\n');
  }
  if (!refused && differs !== undefined) return `${place}: has playdiffers, but it does the same`;
  if (!refused) return said && `${place}: refused for ${tell(said)} by its fence, but it runs`;
  if (!said) return `${place}: refused for ${tell(refused)}: write noplay="${refused.feature}" on its fence`;
  if (tell(said) === tell(refused)) return undefined;
  return `${place}: refused for ${tell(refused)}, but for ${tell(said)} by its fence`;
}

function tell({feature, reason}: UnsupportedFeature): string {
  return `${feature} (${reason})`;
}
