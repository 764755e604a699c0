import type {ComponentProps, ReactNode} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import Helpful from '@site/src/components/Helpful';
import PrintLink from '@site/src/print/PrintLink';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';

interface Props extends ComponentProps<typeof DocCategoryGeneratedIndexPage> {
  /** Titles and descriptions of the cards' pages; plugins/docs keeps them from all other pages. */
  readonly docs: PropVersionDocs;
}

export default function DocCategoryGeneratedIndexPageWrapper({docs, ...props}: Props): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={{...version, docs}}>
      <DocCategoryGeneratedIndexPage {...props} />
      <Helpful />
      <PrintLink />
    </DocsVersionProvider>
  );
}
