/** Tells the contents page of the tutorials what each of them teaches. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {descriptionsOf} from '../../src/learning/descriptions';

export default function learningPathPlugin(): Plugin {
  return {
    name: 'learning-path',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const descriptions = descriptionsOf(loadedVersions.flatMap(({docs}) => docs));
      await actions.createData('descriptions.json', descriptions);
    },
  };
}
