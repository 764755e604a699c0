import type {PageKind} from './kinds';

/** Bytes that go over the wire, with brotli, to a phone before its reader touches anything. */
export interface Weight {
  readonly path: string;
  readonly kind: PageKind;
  /** What a script draws by itself: the page, as on the playground and the search page, or a panel in it. */
  readonly drawnByScript: 'page' | 'panel' | 'nothing';
  /** With what is within the HTML, which counts there as well. */
  readonly script: number;
  readonly style: number;
  readonly fonts: number;
  readonly images: number;
  /** Everything, with the HTML at a quick level of compression, which never makes less of it. */
  readonly all: number;
  /** The HTML and everything as they are sent, which takes long to find out. */
  readonly exact: () => {readonly html: number; readonly all: number};
  /** Scripts of the playground among what was loaded. */
  readonly ofPlayground: readonly string[];
}
