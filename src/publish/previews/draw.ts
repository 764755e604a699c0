import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import {LINE_HEIGHT, TITLE, TITLE_SIZES, toCard} from './card';
import type {Frame} from './frame';
import {MAX_PREVIEW_BYTES, PREVIEW_SIZE, type Preview} from './preview';

/** The text is of three colours on a fourth, and what is between them are edges: four bits a pixel are enough. */
const COLOURS = 16;

/** Of the palette: from the second on, edges have fewer shades. For long titles, which have many edges. */
const QUALITIES = [80, 20, 5];

// Threads draw side by side already, and one of the library more would make the palette depend on the machine.
sharp.concurrency(1);

/**
 * Draws the picture of a page: PNG with a palette.
 *
 * @throws Error for characters that no font has, and for a picture that is too large
 */
export async function drawPreview(preview: Preview, frame: Frame): Promise<Buffer> {
  const svg = await layOut(preview, frame);
  const {pixels, width, height} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  for (const quality of QUALITIES) {
    const picture = await sharp(pixels, {raw: {width, height, channels: 4}})
      .png({palette: true, colours: COLOURS, quality, dither: 0, effort: 1, compressionLevel: 6})
      .toBuffer();
    if (picture.length <= MAX_PREVIEW_BYTES) return picture;
  }
  throw new Error(`"${preview.title}": its picture has more than ${MAX_PREVIEW_BYTES} bytes`);
}

/** With the title in the largest size that has room. */
async function layOut(preview: Preview, frame: Frame): Promise<string> {
  const last = TITLE_SIZES.at(-1)!;
  for (const size of TITLE_SIZES) {
    const {svg, lines} = await layOutIn(size, false);
    if (lines <= size.lines) return svg;
  }
  return (await layOutIn(last, true)).svg;

  async function layOutIn(size: typeof last, isCut: boolean): Promise<{svg: string; lines: number}> {
    const missing = new Set<string>();
    let height = 0;
    const svg = await satori(toCard(preview, frame, size, isCut), {
      ...PREVIEW_SIZE,
      fonts: [...frame.fonts],
      onNodeDetected(node) {
        if (node.key === TITLE) height = node.height;
      },
      loadAdditionalAsset: async (_language, characters) => {
        for (const character of characters) missing.add(character);
        return [];
      },
    });
    if (missing.size > 0) throw new Error(missingCharacters(preview, missing));
    return {svg, lines: Math.round(height / (size.pixels * LINE_HEIGHT))};
  }
}

function missingCharacters({title}: Preview, characters: ReadonlySet<string>): string {
  const named = [...characters].map(
    (character) =>
      `"${character}" (U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`,
  );
  return `"${title}": the fonts of the preview pictures have no ${named.join(', ')}; use Latin letters in titles`;
}
