import sharp, {type Sharp} from 'sharp';

/** Colours that can be seen on a light page and on a dark one. */
const BORDER = '#8a9794';
const BAR = '#e9eeed';
const BUTTON = '#a9b5b2';
const BAR_HEIGHT = 34;
const RADIUS = 9;

/** Draws a browser window around the picture of a page: a bar with three buttons, and a border with round corners. */
export async function frameScreen(png: Buffer): Promise<Sharp> {
  const {width, height} = await sharp(png).metadata();
  const size = {width: width + 2, height: height + BAR_HEIGHT + 2};
  const outline = `x="0.5" y="0.5" width="${size.width - 1}" height="${size.height - 1}" rx="${RADIUS}"`;
  const svg = (content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
    );
  const buttons = [18, 36, 54].map(
    (x) => `<circle cx="${x}" cy="${BAR_HEIGHT / 2 + 1}" r="5.5" fill="${BUTTON}"/>`,
  );
  const bar = `<rect width="${size.width}" height="${BAR_HEIGHT + 1}" fill="${BAR}"/>${buttons.join('')}`;
  const framed = await sharp({create: {...size, channels: 4, background: '#fff0'}})
    .composite([
      {input: png, left: 1, top: BAR_HEIGHT + 1},
      {input: svg(bar)},
      {input: svg(`<rect ${outline} fill="#fff"/>`), blend: 'dest-in'},
      {input: svg(`<rect ${outline} fill="none" stroke="${BORDER}"/>`)},
    ])
    .png()
    .toBuffer();
  return sharp(framed);
}
