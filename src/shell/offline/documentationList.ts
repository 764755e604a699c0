/** The list of what the whole documentation consists of. The build writes it, and the page that offers to keep it all reads it. */
export interface DocumentationList {
  /** Hash of all files. */
  readonly version: string;
  /** Bytes of all files as they are sent, about. */
  readonly sent: number;
  /** Addresses of this origin, and the bytes of each file on the device. */
  readonly files: readonly (readonly [address: string, bytes: number])[];
}

/** @throws Error where it is not the list: some hosts answer with a page of their own */
export function readDocumentationList(text: string): DocumentationList {
  const list = text.startsWith('{') ? (JSON.parse(text) as DocumentationList) : undefined;
  if (!list || !/^[0-9a-f]{16}$/.test(list.version)) {
    throw new Error('The list of the documentation has no version of 16 hexadecimal digits.');
  }
  return list;
}
