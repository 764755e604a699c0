import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {MistakesOption} from '../lib/mistakes';
import type {CorrectedReference} from './reference';
import {registryErrors} from './registry';

interface ReferenceOptions extends MistakesOption {
  /** The reference as the pages have it now; `remarkApi` has the same. */
  readonly reference: () => CorrectedReference;
}

/**
 * Checks that each public type of the SDK has its place on one page, and gives the pages what their folds and anchors
 * need in the browser. The reference itself is put into the pages by `remarkApi`.
 */
export default function apiReferencePlugin(_: LoadContext, {reference, mistakes}: ReferenceOptions): Plugin {
  return {
    name: 'api-reference',
    loadContent: mistakes.reading(() => {
      const {registry, problems} = reference();
      const errors = [...registryErrors(registry), ...problems];
      if (errors.length > 0) throw new Error(errors.join('\n'));
    }),
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/reference.css')],
  };
}
