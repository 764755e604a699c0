/** Draws a picture for each page, which other sites show beside links to it. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {PublishStep} from '../lib/publishing';
import {toSignatures} from './previews/signatures';
import {writePreviews} from './previews/writePreviews';
import type {Reference} from '../reference/reference';

/**
 * @param reference as the pages have it now; `remarkApi` has the same
 * @param image common picture of all pages, below the base URL
 */
export function previews(reference: () => Reference, image: string): PublishStep {
  return ({root, outDir, baseUrl, siteUrl, routePages, content}) =>
    writePreviews({
      root,
      outDir,
      siteUrl,
      pages: routePages,
      commonPicture: siteUrl + image,
      signatures: signaturesOf(reference(), content, baseUrl),
    });
}

/** By path, without the base URL. */
function signaturesOf(
  reference: Reference,
  content: AllContent,
  baseUrl: string,
): ReadonlyMap<string, string> {
  const docs = content['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const bySource = toSignatures(reference);
  const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return new Map(
    pages.flatMap(({source, permalink}): [string, string][] => {
      const signature = bySource.get(source.replace(/^@site\//, ''));
      return signature === undefined ? [] : [[`/${permalink.slice(baseUrl.length)}`, signature]];
    }),
  );
}
