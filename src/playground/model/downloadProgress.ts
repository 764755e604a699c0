/** How many bytes of the engine's files have arrived. */
export interface DownloadProgress {
  readonly loaded: number;
  readonly total: number;
}

const MEGABYTE = 1_000_000;

/** “0.4 of 1.1 MB”. */
export function formatProgress({loaded, total}: DownloadProgress): string {
  const toMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return `${toMegabytes(Math.min(loaded, total))} of ${toMegabytes(total)} MB`;
}
