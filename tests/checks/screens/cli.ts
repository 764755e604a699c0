/**
 * `npm run screens [-- TEXT ...]`: takes the pictures of screens that pages show, or those whose paths contain a text, in the light
 * theme and in the dark one, and writes them over the old ones.
 */
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import sharp from 'sharp';
import {launchChromium} from '../../support/browsers';
import {pictureIn, SCHEMES, SCREENS} from './screens';
import {takeScreen} from './takeScreen';

const ROOT = resolve(__dirname, '../../..');

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const chosen = SCREENS.filter(
    ({picture}) => words.length === 0 || words.some((word) => picture.includes(word)),
  );
  if (chosen.length === 0)
    throw new Error(
      `${words.join(', ')}: no such picture; there are ${SCREENS.map(({picture}) => picture).join(', ')}`,
    );
  const browser = await launchChromium();
  try {
    for (const screen of chosen) {
      try {
        for (const scheme of SCHEMES) {
          const file = pictureIn(scheme, screen);
          const picture = await takeScreen(screen, {root: ROOT, browser, scheme});
          writeFileSync(join(ROOT, file), picture);
          const {width, height} = await sharp(picture).metadata();
          console.log(`${file} ${width} × ${height}, ${picture.length} bytes`);
        }
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
