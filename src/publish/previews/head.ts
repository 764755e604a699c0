import {escapeHtml} from '../../lib/escapeHtml';
import {PREVIEW_SIZE} from './preview';

export interface Picture {
  /** Whole address. */
  readonly url: string;
  /** The picture in words. */
  readonly alt: string;
}

const IMAGE = /<meta [^>]*\b(?:property="?og:image|name="?twitter:image)"?(?=[\s>/])[^>]*>/g;

/**
 * Names a picture in the head of a page.
 *
 * @param common address of the picture that all pages have where none is their own
 * @returns nothing for a page that has a picture of its own
 */
export function addPicture(html: string, {url, alt}: Picture, common: string): string | undefined {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const images = head.match(IMAGE) ?? [];
  if (end < 0 || images.length === 0 || !images.every((image) => image.includes(common))) return undefined;
  const [address, text] = [escapeHtml(url), escapeHtml(alt)];
  const {width, height} = PREVIEW_SIZE;
  const tags =
    `<meta property="og:image" content="${address}"><meta property="og:image:width" content="${width}">` +
    `<meta property="og:image:height" content="${height}"><meta property="og:image:alt" content="${text}">` +
    `<meta name="twitter:image" content="${address}">`;
  // The first in the place of all; a function, as an address may have what `replace` would read as a group.
  let isFirst = true;
  const replaced = head.replace(IMAGE, () => {
    const now = isFirst ? tags : '';
    isFirst = false;
    return now;
  });
  return replaced + html.slice(end);
}
