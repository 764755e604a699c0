/**
 * What a program asks for and a browser does not have. It is told by name and reason. A refusal that a program meets goes
 * through the simulator as the text of an error, so it can be read back from such a text.
 */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    /** As a program spells it: `util.exec`, `sim.Container`. */
    readonly feature: string,
    /** A sentence without the full stop. */
    readonly reason: string,
  ) {
    super(`${feature}${MIDDLE}${reason}.`);
  }
}

/** A refusal as it is told. */
export type Refused = Pick<Refusal, 'feature' | 'reason'>;

const MIDDLE = ' cannot be used in the playground: ';

/** The refusal that an error or the text of one tells of; nothing for any other error. */
export function readRefusal(error: unknown): Refused | undefined {
  const text = error instanceof Error ? error.message : String(error);
  for (const line of text.split('\n')) {
    const [start, reason] = line.split(MIDDLE);
    // Others may have put their own words before it: 'Error: Program not found: util.exec …'.
    if (reason) return {feature: start!.split(': ').at(-1)!, reason: reason.replace(/\.$/, '')};
  }
  return undefined;
}
