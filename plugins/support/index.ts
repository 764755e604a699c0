import type {Plugin} from '@docusaurus/types';

/** Gives the tables of the support matrix their look and their filter. `remarkSupport` puts the tables into the pages. */
export default function supportMatrixPlugin(): Plugin {
  return {
    name: 'support-matrix',
    getThemePath: () => '../../src/support/theme',
    getTypeScriptThemePath: () => '../../src/support/theme',
    getClientModules: () => ['../../src/support/client/support.css'],
  };
}
