import type {LoadContext, Plugin} from '@docusaurus/types';
import {referenceOf} from './reference';
import {registryErrors} from './registry';

/**
 * Checks that each public type of the SDK has its place on one page, and gives the pages what their folds and anchors
 * need in the browser. The reference itself is put into the pages by `remarkApi`.
 */
export default function apiReferencePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'api-reference',
    async loadContent() {
      const errors = registryErrors(referenceOf(siteDir)().registry);
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/reference.css', './client/anchors.ts'],
  };
}
