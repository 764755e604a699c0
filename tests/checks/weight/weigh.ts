/** What pages weigh: bytes that go over the wire to a phone before its reader touches anything. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '../../support/builtSite';
import {AT_MOST, compressedSize, type Level, SENT} from './compressedSize';
import {kindOf, type PageKind} from './kinds';
import {loadsOf} from './load';

export interface Weight {
  readonly path: string;
  readonly kind: PageKind;
  /** Files, and what is within the HTML, which counts there as well. */
  readonly script: number;
  readonly style: number;
  readonly html: number;
  readonly fonts: number;
  readonly images: number;
  readonly all: number;
}

/** Kinds of pages that a script draws, which has no mark of its own on `/search`. */
export const ISLANDS: readonly PageKind[] = ['play', 'search'];

/** @param root folder of the built site */
export function createScales(root: string) {
  const loadOf = loadsOf(root);
  const sizes = new Map<string, number>();
  const once = (key: string, weigh: () => number): number => {
    const size = sizes.get(key) ?? weigh();
    sizes.set(key, size);
    return size;
  };
  const sumOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + once(file, () => sizeOfFile(join(root, file))), 0);

  const weighAt = (page: Page, level: Level): Weight => {
    const {scripts, inlineScript, styles, fonts, images, data} = loadOf(page);
    const parts = {
      style: sumOf(styles),
      html: once(`${level} ${page.path}`, () => compressedSize(htmlOf(root, page), level)),
      fonts: sumOf(fonts),
      images: sumOf(images),
    };
    const files = sumOf(scripts);
    const inline = inlineScript ? once(inlineScript, () => compressedSize(inlineScript)) : 0;
    return {
      path: page.path,
      kind: kindOf(page),
      ...parts,
      script: files + inline,
      all: Object.values(parts).reduce((sum, part) => sum + part, files + sumOf(data)),
    };
  };

  return {
    loadOf,
    sizeOf: sumOf,
    weigh: (page: Page): Weight => weighAt(page, SENT),

    /** The heaviest of pages by all that they load. Few are compressed as well as they are sent. */
    heaviest(pages: readonly Page[]): Weight | undefined {
      const candidates = pages
        .map((page) => ({page, atMost: weighAt(page, AT_MOST).all}))
        .sort((one, other) => other.atMost - one.atMost);
      let found: Weight | undefined;
      for (const {page, atMost} of candidates) {
        if (found && atMost <= found.all) break;
        const weight = weighAt(page, SENT);
        if (!found || weight.all > found.all) found = weight;
      }
      return found;
    },

    /** The heaviest by one of the parts that pages share. */
    heaviestPart(pages: readonly Page[], part: 'script' | 'style'): Weight | undefined {
      const weights = pages.map((page) => weighAt(page, AT_MOST));
      return weights.sort((one, other) => other[part] - one[part])[0];
    },
  };
}

export type Scales = ReturnType<typeof createScales>;

function htmlOf(root: string, {path}: Page): string {
  const file = [`${path}.html`, `${path}/index.html`].find((name) => existsSync(join(root, name)));
  if (!file) throw new Error(`${root} has no file of ${path}.`);
  return readFileSync(join(root, file), 'utf8');
}

/** What is sent as it is: fonts and most images are compressed by themselves. */
const PACKED = /\.(?:woff2?|png|jpe?g|gif|webp|avif)$/;

function sizeOfFile(file: string): number {
  const content = readFileSync(file);
  return PACKED.test(file) ? content.length : compressedSize(content);
}
