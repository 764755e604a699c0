import sharp, {type Sharp} from 'sharp';
import type {Scheme} from './screens';

const BAR: Readonly<Record<Scheme, string>> = {light: '#e9eeed', dark: '#262f2d'};
const BUTTON: Readonly<Record<Scheme, string>> = {light: '#a9b5b2', dark: '#5e6c69'};
const BAR_HEIGHT = 68;

/** Draws the bar of a browser window over the picture of a page, with its three buttons. The page of the site rounds the corners. */
export async function frameScreen(png: Buffer, scheme: Scheme): Promise<Sharp> {
  const {width, height} = await sharp(png).metadata();
  const buttons = [36, 72, 108].map(
    (x) => `<circle cx="${x}" cy="${BAR_HEIGHT / 2}" r="11" fill="${BUTTON[scheme]}"/>`,
  );
  const bar = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${BAR_HEIGHT}">${buttons.join('')}</svg>`;
  const framed = await sharp({
    create: {width, height: height + BAR_HEIGHT, channels: 3, background: BAR[scheme]},
  })
    .composite([
      {input: png, left: 0, top: BAR_HEIGHT},
      {input: Buffer.from(bar), left: 0, top: 0},
    ])
    .png()
    .toBuffer();
  return sharp(framed);
}
