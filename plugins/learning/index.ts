/**
 * Remembers in the reader's browser which tutorials were read to the end, and which was opened last; and tells the
 * contents page what each tutorial teaches.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {descriptionsOf} from '../../src/learning/descriptions';

export default function learningPathPlugin(): Plugin {
  return {
    name: 'learning-path',
    getClientModules: () => ['../../src/learning/client/index.ts'],
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const descriptions = descriptionsOf(loadedVersions.flatMap(({docs}) => docs));
      await actions.createData('descriptions.json', descriptions);
    },
  };
}
