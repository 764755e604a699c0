/** Whether the programs of the site do in the playground what they do on the command line, or are refused as it is listed. */
import type {Refused} from '../../engine/refusal';

/** A program that the engine was asked about. */
export interface Judged {
  readonly id: string;
  /** `page:line`. */
  readonly place: string;
  /** What it does otherwise than on the command line. */
  readonly differences: readonly string[];
  readonly refused?: Refused;
}

/** Programs that are refused, and therefore do something else: one that does the same all the same is not counted. */
export function refusalsOf(judged: readonly Judged[]): ReadonlyMap<string, Refused> {
  return new Map(
    judged.flatMap(({id, differences, refused}): [string, Refused][] =>
      refused && differences.length > 0 ? [[id, refused]] : [],
    ),
  );
}

/**
 * What is wrong with a program, with its place; nothing where it does the same, or is refused as it is listed.
 *
 * @param known why it may do something else
 */
export function problemOf(judged: Judged, listed: Refused | undefined, known?: string): string | undefined {
  const {id, place, differences} = judged;
  const refused = refusalsOf([judged]).get(id);
  if (!refused && differences.length > 0) {
    if (known !== undefined) return undefined;
    return [`${place}: not what the command line does`, ...differences].join('\n');
  }
  if (!refused && known !== undefined) return `${place}: listed as saying it otherwise, but it does the same`;
  if (!refused) return listed && `${place}: listed as refused for ${tell(listed)}, but it runs`;
  if (!listed) return `${place}: refused for ${tell(refused)}, which is not listed`;
  if (tell(listed) === tell(refused)) return undefined;
  return `${place}: refused for ${tell(refused)}, but listed for ${tell(listed)}`;
}

/** Listed programs that are not on the site, or not checked. */
export function unknownIn(listed: readonly string[], judged: readonly Judged[]): string[] {
  const known = new Set(judged.map(({id}) => id));
  return listed.filter((id) => !known.has(id)).map((id) => `${id}: listed, but no checked program`);
}

function tell({feature, reason}: Refused): string {
  return `${feature} (${reason})`;
}
