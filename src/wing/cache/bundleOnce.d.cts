/** Bundles an entry point, unless nothing that it was made of has changed; its path has the hash of its text. */
export function bundleOnce(
  entry: string,
  options: {readonly packages?: 'external' | 'bundle'; readonly external?: readonly string[]},
): string;
