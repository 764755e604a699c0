import type {Page} from '../support/builtSite';
import {MAX_PREVIEW_BYTES, PREVIEW_SIZE} from '../../src/publish/previews/preview';

/** The first bytes of a PNG file, up to where its size is. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * What is wrong with the picture that other sites show beside links to a page.
 *
 * @param site address of the site, without a slash at the end
 * @param read content of a file of the built site; nothing for one that is not there
 */
export function previewProblems(
  {path, $}: Page,
  site: string,
  read: (file: string) => Buffer | undefined,
): string[] {
  const contents = (name: string) =>
    [...$(`meta[property="${name}"], meta[name="${name}"]`)].map((meta) => $(meta).attr('content') ?? '');
  const [url = ''] = contents('og:image');
  const title = $('title')
    .text()
    .replace(/ \| [^|]*$/, '');
  const {width, height} = PREVIEW_SIZE;
  const expected: Record<string, string> = {
    'og:image': `${site}/img/previews${path === '/' ? '/index' : path}.png`,
    'og:image:width': `${width}`,
    'og:image:height': `${height}`,
    'twitter:image': url,
    'twitter:card': 'summary_large_image',
  };
  const [alt = ''] = contents('og:image:alt');
  return [
    ...Object.entries(expected).flatMap(([name, value]) => {
      const found = contents(name).join(', ');
      return found === value ? [] : [`${path}: ${name} is "${found}", not "${value}"`];
    }),
    ...(alt.startsWith(title) && title
      ? []
      : [`${path}: og:image:alt is "${alt}", which does not name the page`]),
    ...pictureProblems(read(decodeURI(url.slice(site.length + 1)))).map((problem) => `${path}: ${problem}`),
  ];
}

function pictureProblems(picture: Buffer | undefined): string[] {
  if (!picture) return ['its picture is not there'];
  if (!picture.subarray(0, PNG.length).equals(PNG)) return ['its picture is no PNG'];
  const size = {width: picture.readUInt32BE(16), height: picture.readUInt32BE(20)};
  return [
    ...(size.width === PREVIEW_SIZE.width && size.height === PREVIEW_SIZE.height
      ? []
      : [`its picture is ${size.width} × ${size.height}`]),
    ...(picture.length > MAX_PREVIEW_BYTES ? [`its picture has ${picture.length} bytes`] : []),
  ];
}
