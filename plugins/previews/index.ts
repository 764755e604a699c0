/** Draws a picture for each page, which other sites show beside links to it. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toSignatures} from '../../src/previews/signatures';
import {writePreviews} from '../../src/previews/writePreviews';
import type {Reference} from '../../src/reference/reference';

interface PreviewsOptions {
  /** The reference as the pages have it now; `remarkApi` has the same. */
  readonly reference: () => Reference;
}

interface BuildProps {
  readonly outDir: string;
  readonly routesPaths: readonly string[];
}

export default function previewsPlugin(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {reference}: PreviewsOptions,
): Plugin & {afterBuild(props: BuildProps): Promise<void>} {
  const {image} = siteConfig.themeConfig as ThemeConfig;
  const siteUrl = siteConfig.url + baseUrl;
  let signatures: ReadonlyMap<string, string> = new Map();
  return {
    name: 'previews',
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const bySource = toSignatures(reference());
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      signatures = new Map(
        docs.flatMap(({source, permalink}): [string, string][] => {
          const signature = bySource.get(source.replace(/^@site\//, ''));
          return signature === undefined ? [] : [[permalink, signature]];
        }),
      );
    },
    async afterBuild({outDir, routesPaths}) {
      await writePreviews({
        root: siteDir,
        outDir,
        baseUrl,
        siteUrl,
        routes: routesPaths,
        commonPicture: siteUrl + image!,
        signatures,
      });
    },
  };
}
