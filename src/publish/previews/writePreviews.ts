/** Gives each page of the built site a picture, which other sites show beside links to the page. */
import fs from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from '../../lib/builtPage';
import {openPictureCache} from './cache';
import {drawAll} from './drawAll';
import {PREVIEWS_FOLDER} from './folder';
import {addPicture} from './head';
import {describePreview, type Preview} from './preview';
import {readPreview} from './readPage';

export interface ShownSite {
  /** The repository's folder. */
  readonly root: string;
  readonly outDir: string;
  /** Origin and base URL. */
  readonly siteUrl: string;
  /** The pages that get a picture. */
  readonly pages: readonly BuiltPage[];
  /** Address of the picture that pages have before. */
  readonly commonPicture: string;
  /** By path, without the base URL. */
  readonly signatures: ReadonlyMap<string, string>;
}

interface PageToShow {
  readonly path: string;
  /** Name of the picture, relative to the site. */
  readonly name: string;
  readonly preview: Preview;
}

/** @throws Error with the path of each page whose picture cannot be drawn */
export async function writePreviews(site: ShownSite): Promise<void> {
  const cache = openPictureCache(site.root);
  const pages = site.pages.flatMap((page) => preparePage(page, site));
  const missing = pages.filter(({preview}) => !fs.existsSync(cache.fileOf(preview)));
  const drawn = await drawAll(
    missing.map(({preview}) => preview),
    site.root,
  );
  const problems = missing.flatMap(({path: page, preview}, index) => {
    const {picture, problem} = drawn[index]!;
    if (picture) cache.write(preview, picture);
    return picture ? [] : [`${page}: ${problem}`];
  });
  if (problems.length > 0) throw new Error(`Preview pictures:\n${problems.join('\n')}`);
  for (const {name, preview} of pages) {
    const file = path.join(site.outDir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.copyFileSync(cache.fileOf(preview), file);
  }
  if (missing.length > 0) cache.prune();
}

/** Names the picture in the page. */
function preparePage(page: BuiltPage, {siteUrl, commonPicture, signatures}: ShownSite): PageToShow[] {
  const preview = readPreview(page.path, page.html, signatures.get(page.path));
  const name = `${PREVIEWS_FOLDER}/${page.file.replace(/html$/, 'png')}`;
  const named = addPicture(
    page.html,
    {url: siteUrl + encodeURI(name), alt: describePreview(preview)},
    commonPicture,
  );
  if (named === undefined) return [];
  page.html = named;
  return [{path: page.path, name, preview}];
}
