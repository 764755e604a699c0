/** What the first load has brought. */
export interface Progress {
  readonly loaded: number;
  readonly total: number;
}

const MEGABYTE = 1_000_000;

/** “0.4 of 1.1 MB”. */
export function progressText({loaded, total}: Progress): string {
  const inMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return `${inMegabytes(Math.min(loaded, total))} of ${inMegabytes(total)} MB`;
}
