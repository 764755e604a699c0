import type {Plugin} from '@docusaurus/types';

/** Gives the tables of the support matrix their look and their filter. `remarkSupport` puts the tables into the pages. */
export default function supportMatrixPlugin(): Plugin {
  return {
    name: 'support-matrix',
    getThemePath: () => '../../src/pages/support/theme',
    getTypeScriptThemePath: () => '../../src/pages/support/theme',
    getClientModules: () => ['../../src/pages/support/client/support.css'],
  };
}
