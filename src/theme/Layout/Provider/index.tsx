import type {ReactNode} from 'react';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';

/** Without the theme's states for colours, announcement, drawer and scrolling: behaviours keep them in the document. */
export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <DocsPreferredVersionContextProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </DocsPreferredVersionContextProvider>
  );
}
