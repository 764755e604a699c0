/** Makes a document for printing of each section of the documentation, from the built pages. The development server has none. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {printedExamples, printRules} from '../config/print';
import {EXAMPLES_PATH} from '../config/site';
import type {ExampleEntry} from '../learning/examples/types';
import type {PublishStep} from '../lib/publishing';
import {toSections} from './print/sections';
import type {PrintSection} from './print/types';
import {addDocuments} from './print/writeDocuments';
import {wingVersion} from '../wing/command-line';

export const addPrintDocuments: PublishStep = ({outDir, siteUrl, baseUrl, pages, content}) => {
  const sections = [...documentation(content, baseUrl), examples(content)];
  addDocuments({outDir, siteUrl, baseUrl, wingVersion, pages}, sections);
};

function documentation(allContent: AllContent, baseUrl: string): PrintSection[] {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!['default'] as LoadedContent;
  const {docs, sidebars} = loadedVersions[0]!;
  const toPath = (permalink: string) => `/${permalink.slice(baseUrl.length).replace(/\/$/, '')}`;
  const paths = new Map(docs.map(({id, permalink}) => [id, toPath(permalink)]));
  return toSections(printRules, {
    sidebars,
    pathOf: (id) => paths.get(id)!,
    toPath,
  });
}

function examples(allContent: AllContent): PrintSection {
  const entries = allContent['examples']!['default'] as ExampleEntry[];
  const own = entries.filter(({url}) => !url);
  return {
    ...printedExamples,
    parts: own.map(({slug}) => ({type: 'page', path: `/${EXAMPLES_PATH}/${slug}`})),
  };
}
