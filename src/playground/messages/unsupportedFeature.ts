/** A feature that a program uses and the playground does not have, such as `util.exec`. */
export interface UnsupportedFeature {
  /** As a program spells it: `util.exec`, `sim.Container`. */
  readonly feature: string;
  /** A sentence without the full stop. */
  readonly reason: string;
}

/** Thrown where a program uses the feature. */
export class UnsupportedFeatureError extends Error implements UnsupportedFeature {
  override name = 'UnsupportedFeatureError';

  constructor(
    readonly feature: string,
    readonly reason: string,
  ) {
    super(describeUnsupportedFeature({feature, reason}));
  }
}

const MIDDLE = ' cannot be used in the playground: ';

/** The one sentence for it, which errors carry and readers see. */
export function describeUnsupportedFeature({feature, reason}: UnsupportedFeature): string {
  return `${feature}${MIDDLE}${reason}.`;
}

/**
 * The unsupported feature behind an error, if that is what the error is about. The simulator reports the errors of functions
 * and tests as the text of their stack, so the feature is read from that text as well.
 */
export function findUnsupportedFeature(error: unknown): UnsupportedFeature | undefined {
  if (error instanceof UnsupportedFeatureError) return {feature: error.feature, reason: error.reason};
  const text = error instanceof Error ? error.message : String(error);
  for (const line of text.split('\n')) {
    const [start, reason] = line.split(MIDDLE);
    // The SDK may have put words before it: 'Error: Program not found: util.exec …'.
    if (reason) return {feature: start!.split(': ').at(-1)!, reason: reason.replace(/\.$/, '')};
  }
  return undefined;
}
