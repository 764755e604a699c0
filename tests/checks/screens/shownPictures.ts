/** Compares the pictures of screens that pages show with the table of those that can be taken again. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pictureIn, SCHEMES, type Screen} from './screens';

/** A picture in a page. */
interface ShownPicture {
  readonly page: string;
  readonly line: number;
  readonly picture: string;
}

/**
 * Pictures as AVIF that pages show, in Markdown or by an import: those of screens have this format, drawings are SVG.
 *
 * @param root the repository's folder
 * @param pages paths relative to it
 */
export function findPictures(root: string, pages: readonly string[]): ShownPicture[] {
  return pages.flatMap((page) =>
    readFileSync(path.join(root, page), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/(?:!\[[^\]]*\]\(|from ')(?<address>[^)\s]+\.avif)(?:\)|';)/g)].map(({groups}) => ({
          page,
          line: index + 1,
          picture: path.posix.join(path.posix.dirname(page), groups!.address!),
        })),
      ),
  );
}

/** @returns a sentence for each picture that cannot be taken again, or that no page shows */
export function comparePictures(
  screens: readonly Pick<Screen, 'picture' | 'page' | 'shownBy'>[],
  shown: readonly ShownPicture[],
): string[] {
  const known = new Set(screens.flatMap((screen) => SCHEMES.map((scheme) => pictureIn(scheme, screen))));
  return [
    ...shown
      .filter(({picture}) => !known.has(picture))
      .map(
        ({page, line, picture}) =>
          `${page}:${line}: ${picture} has no row in tests/checks/screens/screens.ts, which says how it is taken`,
      ),
    ...screens
      .map(({picture, page, shownBy = page}) => ({picture, page: shownBy}))
      .filter(({picture, page}) => !shown.some((one) => one.picture === picture && one.page === page))
      .map(({picture, page}) => `${picture}: ${page} does not show it`),
  ];
}
