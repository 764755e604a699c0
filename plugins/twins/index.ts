/** Writes each page as Markdown, the reference as data, and the lists of all of it, when the pages are as their readers get them. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Reference} from '../../src/reference/reference';
import {readMatrix} from '../../src/support/matrix';
import {keepTwins} from '../../src/twins/readSite';
import {REFERENCE_FILE, SCHEMA_FILE, toReferenceFile} from '../../src/twins/referenceFile';
import {toReferenceSchema} from '../../src/twins/referenceSchema';
import {writeTwins} from '../../src/twins/writeTwins';

interface TwinsOptions {
  /** The reference as the pages have it now. */
  readonly reference: () => Reference;
}

/** What the index says of files that are no pages. */
const OTHERS = [
  {
    file: REFERENCE_FILE,
    title: 'reference.json',
    description:
      'the reference of the standard library as data: types, members, phases, and the platforms that support them',
  },
  {file: SCHEMA_FILE, title: 'reference.schema.json', description: 'the JSON Schema of `reference.json`'},
];

export default function twinsPlugin(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {reference}: TwinsOptions,
): Plugin & {afterBuild(props: {readonly outDir: string}): void} {
  const siteUrl = siteConfig.url + baseUrl;
  let permalinks: ReadonlyMap<string, string> = new Map();
  return {
    name: 'twins',
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const pages = loadedVersions.flatMap(({docs}) => docs);
      permalinks = new Map(pages.map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]));
    },
    afterBuild({outDir}) {
      const write = (file: string, value: object) =>
        fs.writeFileSync(path.join(outDir, file), JSON.stringify(value));
      const addressOf = (source: string) => siteConfig.url + permalinks.get(source)!;
      write(
        REFERENCE_FILE,
        toReferenceFile({reference: reference(), matrix: readMatrix(), siteUrl, addressOf}),
      );
      write(SCHEMA_FILE, toReferenceSchema(siteUrl + SCHEMA_FILE));
      keepTwins(siteDir);
      writeTwins({outDir, siteUrl, baseUrl}, OTHERS);
    },
  };
}
