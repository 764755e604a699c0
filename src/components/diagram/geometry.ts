// Lengths and positions are in units of the drawing: pixels at its own size.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `x` and `y` are its upper left corner. */
export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}
