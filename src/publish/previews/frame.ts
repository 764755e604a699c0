/** What pictures are drawn with: fonts, colours and the logo of the site. */
import fs from 'node:fs';
import path from 'node:path';
import type {Font} from 'satori';
import {readColours} from './colours';

export interface Frame {
  readonly fonts: readonly Font[];
  readonly colours: Readonly<Record<ColourName, string>>;
  /** Address of the logo, with the picture in it. */
  readonly logo: string;
}

const COLOURS = ['surface', 'text-strong', 'text-muted', 'accent'] as const;

type ColourName = (typeof COLOURS)[number];

/** Static files: the drawing library reads neither WOFF2 nor variable fonts. A character comes from the first font that has it. */
const FONTS = [
  {name: 'Figtree', file: 'figtree/files/figtree-latin', weight: 700},
  {name: 'Figtree', file: 'figtree/files/figtree-latin', weight: 500},
  {name: 'Geist Mono', file: 'geist-mono/files/geist-mono-latin', weight: 500},
  {name: 'Figtree Extended', file: 'figtree/files/figtree-latin-ext', weight: 700},
  {name: 'Figtree Extended', file: 'figtree/files/figtree-latin-ext', weight: 500},
] as const;

const TOKENS = 'src/shell/css/tokens.css';
const LOGO = 'static/img/logo-dark.svg';

/** Files that a frame is read from, relative to the root. */
export const FRAME_FILES: readonly string[] = [TOKENS, LOGO, ...FONTS.map(fontFile)];

/** @param root the repository's folder */
export function readFrame(root: string): Frame {
  const read = (file: string) => fs.readFileSync(path.join(root, file));
  const colourOf = readColours(read(TOKENS).toString('utf8'));
  return {
    fonts: FONTS.map((font) => ({
      name: font.name,
      weight: font.weight,
      style: 'normal',
      data: read(fontFile(font)),
    })),
    colours: Object.fromEntries(COLOURS.map((name) => [name, colourOf(name)])) as Frame['colours'],
    logo: `data:image/svg+xml;base64,${read(LOGO).toString('base64')}`,
  };
}

function fontFile({file, weight}: (typeof FONTS)[number]): string {
  return `node_modules/@fontsource/${file}-${weight}-normal.woff`;
}
