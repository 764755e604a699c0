import type {LoadContext, Plugin} from '@docusaurus/types';
import {referenceOf} from './reference';

/**
 * Checks the directives of all pages, and gives the pages what their folds and anchors need in the browser. The reference itself is put into the pages by `remarkApi`.
 */
export default function apiReferencePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'api-reference',
    async loadContent() {
      const {problems} = referenceOf(siteDir)().registry;
      const messages = problems.map(({page, line, message}) => `${page}:${line}: ${message}`);
      if (messages.length > 0) throw new Error(messages.join('\n'));
    },
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/reference.css', './client/anchors.ts'],
  };
}
