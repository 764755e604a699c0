/**
 * An index of all pages from A to Z, for readers without JavaScript, who have no search, and for those who would rather
 * look through titles.
 */
import {join} from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {sectionLabel, sectionOf} from '../../src/config/sections';
import {collectPages} from './content';
import {groupByLetter} from '../../src/pages/page-index/groups';
import type {PluginOptions} from './options';
import type {IndexedPage} from '../../src/pages/page-index/types';

export {validateOptions} from './options';
export type {Options} from './options';

export default function pageIndexPlugin({baseUrl}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'page-index',
    getThemePath: () => join(__dirname, '../../src/pages/page-index/theme'),
    getTypeScriptThemePath: () => join(__dirname, '../../src/pages/page-index/theme'),
    async allContentLoaded({allContent, actions}) {
      const groups = groupByLetter(pagesOf(allContent, options, baseUrl));
      actions.addRoute({
        path: baseUrl + options.routePath,
        component: '@theme/PageIndex',
        exact: true,
        modules: {groups: await actions.createData('groups.json', groups)},
      });
    },
  };
}

function pagesOf(allContent: AllContent, {titles}: PluginOptions, baseUrl: string): IndexedPage[] {
  const named = Object.entries(titles).map(([path, title]) => ({title, path: baseUrl + path.slice(1)}));
  const isNamed = new Set(named.map(({path}) => path));
  const others = collectPages(allContent, baseUrl)
    .map(({title, path}) => ({title, path: toAddress(path, baseUrl)}))
    .filter(({path}) => !isNamed.has(path));
  return [...others, ...named].map((page) => ({
    ...page,
    section: sectionLabel(sectionOf(page.path.slice(baseUrl.length - 1))),
  }));
}

/** The plugins add a slash to the paths of folders, but addresses on this site have none. */
function toAddress(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}
