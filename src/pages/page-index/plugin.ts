/**
 * An index of all pages from A to Z, for readers without JavaScript, who have no search, and for those who would rather
 * look through titles.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_PATH, indexTitles} from '../../config/pageIndex';
import {groupByLetter} from './groups';
import {indexedPages} from './indexedPages';

export default function pageIndexPlugin({baseUrl}: LoadContext): Plugin {
  return {
    // The class of the page's root element has this name.
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const groups = groupByLetter(indexedPages(allContent, indexTitles, baseUrl));
      actions.addRoute({
        path: baseUrl + INDEX_PATH,
        component: '@site/src/pages/page-index/PageIndex',
        exact: true,
        modules: {groups: await actions.createData('groups.json', groups)},
      });
    },
  };
}
