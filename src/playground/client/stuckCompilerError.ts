/** The compiler has not come back from a program: its worker has been ended. */
export class StuckCompilerError extends Error {
  override readonly name = 'StuckCompilerError';
}
