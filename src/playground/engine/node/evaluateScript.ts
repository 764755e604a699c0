/** Runs a classic script in the worker. It sees the global variables, and none of the engine's modules. */
export function evaluateScript(text: string): void {
  // An indirect eval.
  (0, eval)(text);
}
