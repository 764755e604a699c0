/** Says in each page what it is, for search engines. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addData} from '../../src/structured-data/addData';

interface BuildProps {
  readonly outDir: string;
  readonly routesPaths: readonly string[];
}

export default function structuredDataPlugin({siteConfig, baseUrl}: LoadContext): Plugin & {
  afterBuild(props: BuildProps): void;
} {
  return {
    name: 'structured-data',
    afterBuild({outDir, routesPaths}) {
      addData({outDir, baseUrl, siteUrl: siteConfig.url + baseUrl, routes: routesPaths});
    },
  };
}
