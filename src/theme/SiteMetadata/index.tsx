import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * Adds a preload of the font that every page uses: its hashed address is known to the bundler only. Code has to wait for
 * its own font, in a fallback of the same metrics: before the text it would only be in the way.
 */
export default function SiteMetadataWrapper(props: ComponentProps<typeof SiteMetadata>): ReactNode {
  return (
    <>
      <SiteMetadata {...props} />
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={bodyFont} />
      </Head>
    </>
  );
}
