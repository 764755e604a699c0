/** Draws pictures, and looks at their pixels. */
import {resolve} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {PADDING} from '../card';
import {drawPreview} from '../draw';
import {readFrame} from '../frame';
import {MAX_PREVIEW_BYTES, PREVIEW_SIZE, type Preview} from '../preview';

const frame = readFrame(resolve(__dirname, '../../../..'));

const LONG = 'A title that goes on and on because nobody has shortened it yet, ';
const SIGNATURE = 'new cloud.Function(handler: inflight (event: Json?): Json?, props: FunctionProps?)';

/** Letters and the logo may hang over the edges of their boxes by this many pixels. */
const OVERHANG = 16;

interface Rows {
  readonly colours: number;
  /** The first and last row and column with something other than the background, without the strip at the foot. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

async function look(picture: Buffer): Promise<Rows> {
  const {data, info} = await sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const seen = {top: Infinity, bottom: -1, left: Infinity, right: -1};
  const colours = new Set<number>();
  const colourAt = (x: number, y: number) => data.readUIntBE((y * info.width + x) * 3, 3);
  for (let y = 0; y < info.height - 8; y++) {
    for (let x = 0; x < info.width; x++) {
      const colour = colourAt(x, y);
      colours.add(colour);
      if (colour === colourAt(0, 0)) continue;
      seen.top = Math.min(seen.top, y);
      seen.bottom = y;
      seen.left = Math.min(seen.left, x);
      seen.right = Math.max(seen.right, x);
    }
  }
  return {colours: colours.size, ...seen};
}

describe('drawPreview', () => {
  it.each<[string, Preview]>([
    ['a short title', {title: 'Bucket', section: 'API', signature: 'new cloud.Bucket(props: BucketProps?)'}],
    ['a long title', {title: LONG.slice(0, 90), section: 'Docs'}],
    ['a long title and a date', {title: LONG.repeat(2), section: 'Blog', date: 'September 30, 2023'}],
    ['a title that is cut', {title: LONG.repeat(6), section: 'Blog', date: 'September 30, 2023'}],
    [
      'a long title and a long signature',
      {title: LONG.repeat(6), section: 'API', signature: SIGNATURE.repeat(3)},
    ],
    ['one long word', {title: 'abcdefghijklmnopqrstuvwxyz'.repeat(8), section: 'Contributing'}],
  ])('keeps %s within the frame, and below the logo', async (_, preview) => {
    const picture = await drawPreview(preview, frame);
    expect(picture.length).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    expect(await sharp(picture).metadata()).toMatchObject({format: 'png', ...PREVIEW_SIZE});
    const {top, bottom, left, right, colours} = await look(picture);
    expect(top).toBeGreaterThanOrEqual(PADDING - OVERHANG);
    expect(left).toBeGreaterThanOrEqual(PADDING - OVERHANG);
    expect(right).toBeLessThan(PREVIEW_SIZE.width - PADDING + OVERHANG);
    expect(bottom).toBeLessThan(PREVIEW_SIZE.height - PADDING + OVERHANG);
    expect(colours).toBeGreaterThan(4);
    // Between the logo and the title is a row of the background alone.
    const gap = await sharp(picture)
      .extract({left: 0, top: 152, width: PREVIEW_SIZE.width, height: 2})
      .raw()
      .toBuffer({resolveWithObject: true});
    expect(new Set(gap.data.filter((__, index) => index % gap.info.channels === 0)).size).toBe(1);
  });

  it('sees what is beyond the frame', async () => {
    const beyond = Buffer.from(
      '<svg width="1200" height="630"><rect width="1" height="1" x="1190" y="300"/></svg>',
    );
    const picture = await sharp({create: {...PREVIEW_SIZE, channels: 3, background: '#111414'}})
      .composite([{input: beyond}])
      .png()
      .toBuffer();
    expect((await look(picture)).right).toBe(1190);
  });

  it('draws the same bytes each time', async () => {
    const preview = {title: 'Preflight and Inflight', section: 'Docs'};
    expect(await drawPreview(preview, frame)).toEqual(await drawPreview(preview, frame));
  });

  it('draws the rarer letters of the Latin alphabet', async () => {
    expect((await drawPreview({title: 'ŠŽ & ÆØ: “quoted” 3 × 4 – 5 € … ë'}, frame)).length).toBeGreaterThan(
      1000,
    );
  });

  it.each([
    [{title: 'Wing 世界'}, '"世" (U+4E16), "界" (U+754C)'],
    [{title: 'Party 🎉'}, '"🎉" (U+1F389)'],
    [{title: 'Shelf', signature: 'new Ω()'}, '(U+03A9)'],
  ])('refuses what no font has: %j', async (preview, named) => {
    await expect(drawPreview(preview, frame)).rejects.toThrow(named);
  });
});
