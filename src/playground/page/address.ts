/* oxlint-disable no-restricted-properties -- `readLink` and `readOldLink` bound the program in the hash */

/** The address of this page, which may have a program in it. */

export function currentAddress(): string {
  return window.location.href;
}

/** Without query and hash. */
export function plainAddress(): string {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}`;
}

/** Puts another address in the place of the current one, without a step in the history. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
