/** What the first page tells the worker, which came after it: the addresses that it has loaded. */
export interface Visited {
  readonly visited: readonly string[];
}

/**
 * @param message of a page of this origin; one of another version may have sent something else
 * @returns addresses of `origin`, without the others
 */
export function readVisited(message: unknown, origin: string): string[] {
  const {visited = []} = (message ?? {}) as Partial<Visited>;
  return visited.filter((address) => URL.canParse(address) && new URL(address).origin === origin);
}
