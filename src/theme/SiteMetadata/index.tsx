import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import codeFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

/** Adds a preload of the fonts that every page uses: their hashed addresses are known to the bundler only. */
export default function SiteMetadataWrapper(props: ComponentProps<typeof SiteMetadata>): ReactNode {
  return (
    <>
      <SiteMetadata {...props} />
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={bodyFont} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={codeFont} />
      </Head>
    </>
  );
}
