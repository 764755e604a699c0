/** Safari reads what it downloads long after the click, and asks the reader before. */
export const KEPT_MILLISECONDS = 60_000;

/** Downloads bytes or a text as a file. */
export function download(content: Uint8Array | string, name: string, type: string): void {
  const url = URL.createObjectURL(
    new Blob([typeof content === 'string' ? content : Uint8Array.from(content)], {type}),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS);
}
