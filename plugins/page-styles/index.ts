/** Gives each built page the rules of its kind, and fonts of the characters that the pages have. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writePageStyles} from '../../src/page-styles/writePageStyles';

export default function pageStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-styles',
    async postBuild({outDir}) {
      await writePageStyles({outDir, baseUrl});
    },
  };
}
