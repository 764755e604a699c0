import type {UnsupportedFeature} from '../../../../src/playground/messages/unsupportedFeature';

/** A program whose behaviour in the playground has been compared. */
export interface ComparedProgram {
  readonly id: string;
  /** `page:line`. */
  readonly location: string;
  /** How it differs from the command line. */
  readonly differences: readonly string[];
  readonly unsupported?: UnsupportedFeature;
}

/** What the fence of a program says beforehand. */
export interface FenceExpectation {
  /** The feature of `noplay`. */
  readonly unsupported?: UnsupportedFeature;
  /** Why the behaviour may differ: the text of `playdiffers`. */
  readonly differs?: string;
}

const DIFFERS_ADVICE = 'Where only the words differ, write playdiffers="why" on its fence.';

/** The unsupported feature that makes a program behave differently. One without an effect does not count. */
export function effectiveUnsupportedFeature({
  differences,
  unsupported,
}: ComparedProgram): UnsupportedFeature | undefined {
  return differences.length > 0 ? unsupported : undefined;
}

/** The problem of a program, with its location; nothing where the behaviour is equal or as its fence says. */
export function problemOf(compared: ComparedProgram, expected: FenceExpectation): string | undefined {
  const problem = describeProblem(compared, expected);
  return problem && `${compared.location}: ${problem}`;
}

function describeProblem(compared: ComparedProgram, expected: FenceExpectation): string | undefined {
  const {differences} = compared;
  const unsupported = effectiveUnsupportedFeature(compared);
  const announced = expected.unsupported;
  if (unsupported) {
    if (!announced)
      return `uses ${describe(unsupported)}: write noplay="${unsupported.feature}" on its fence`;
    if (describe(announced) === describe(unsupported)) return undefined;
    return `uses ${describe(unsupported)}, but its fence says ${describe(announced)}`;
  }
  if (differences.length > 0) {
    if (expected.differs !== undefined) return undefined;
    return ['behaves differently from the command line', ...differences, DIFFERS_ADVICE].join('\n');
  }
  if (expected.differs !== undefined) return 'has playdiffers on its fence, but behaves the same';
  return announced && `has noplay="${announced.feature}" on its fence, but runs`;
}

function describe({feature, reason}: UnsupportedFeature): string {
  return `${feature} (${reason})`;
}
