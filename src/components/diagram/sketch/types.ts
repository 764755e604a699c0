/** A diagram as a page describes it: boxes, arrows, and frames around boxes. */
export interface Sketch {
  /** Where arrows lead on a wide screen. */
  readonly direction: Direction;
  readonly nodes: readonly SketchNode[];
  readonly edges: readonly SketchEdge[];
  /** Each after the one around it. */
  readonly frames: readonly SketchFrame[];
  /** What arrows mean. @default calls and events */
  readonly arrows?: ArrowMeanings;
  /** What moves in it, each along arrows, all at the same time. @default nothing */
  readonly moves?: readonly (readonly (SketchMove | undefined)[])[];
}

/** In a word each. */
export interface ArrowMeanings {
  readonly solid: string;
  readonly dashed: string;
}

/** One beat of what moves: along an arrow, or back along it. In a beat without one, it waits. */
export interface SketchMove {
  readonly from: string;
  readonly to: string;
}

/** When what is in a frame runs. */
export type Phase = 'preflight' | 'inflight';

export type Direction = 'right' | 'down';

export interface SketchNode {
  readonly id: string;
  /** Its lines: more than one where the writer broke it. */
  readonly label: readonly string[];
  /** What it is, in a word or two: `Queue`. */
  readonly kind?: string;
  /** What belongs to it, such as the routes of an API. */
  readonly rows: readonly string[];
  /** An earlier state of the program does not have it. */
  readonly isNew?: boolean;
  /** It stands in for something else, and only in tests. */
  readonly isFake?: boolean;
  /** The innermost frame around it. */
  readonly frame?: string;
}

export interface SketchEdge {
  readonly from: string;
  readonly to: string;
  readonly label: readonly string[];
  /** Drawn with dashes. */
  readonly isDashed: boolean;
  /** An earlier state of the program does not have it. */
  readonly isNew?: boolean;
}

export interface SketchFrame {
  readonly id: string;
  readonly title: string;
  readonly phase?: Phase;
  readonly frame?: string;
}
