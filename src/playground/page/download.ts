/** Safari reads what it downloads long after the click, and asks the reader before. */
export const KEPT_MILLISECONDS = 60_000;

/** Downloads bytes as a file. */
export function download(bytes: Uint8Array, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS);
}
