import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchMetadata from '@theme-original/SearchMetadata';
import {sectionOf} from '@site/src/config/sections';

/** Adds the page's section, as DocSearch reads it. */
export default function SearchMetadataWrapper(props: ComponentProps<typeof SearchMetadata>): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return (
    <>
      <SearchMetadata {...props} />
      <Head>
        <meta name="docsearch:section" content={sectionOf(pathname.slice(baseUrl.length - 1))} />
      </Head>
    </>
  );
}
