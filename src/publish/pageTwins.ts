/** Writes each page as Markdown, the reference as data, and the lists of all of it, when the pages are as their readers get them. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PublishStep} from '../lib/publishing';
import type {Reference} from '../reference/reference';
import {readMatrix} from '../pages/platform-support/matrix';
import {keepTwins} from './twins/readSite';
import {REFERENCE_FILE, SCHEMA_FILE, toReferenceFile} from './twins/referenceFile';
import {toReferenceSchema} from './twins/referenceSchema';
import {writeTwins} from './twins/writeTwins';

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

/** @param reference as the pages have it now */
export function twins(reference: () => Reference): PublishStep {
  return ({root, outDir, siteUrl, baseUrl, pages: built, content}) => {
    const write = (file: string, value: object) =>
      fs.writeFileSync(path.join(outDir, file), JSON.stringify(value));
    const {loadedVersions} = content['docusaurus-plugin-content-docs']!.default as LoadedContent;
    const pages = loadedVersions.flatMap(({docs}) => docs);
    const permalinks = new Map(
      pages.map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]),
    );
    const {origin} = new URL(siteUrl);
    const addressOf = (source: string) => origin + permalinks.get(source)!;
    write(
      REFERENCE_FILE,
      toReferenceFile({reference: reference(), matrix: readMatrix(), siteUrl, addressOf}),
    );
    write(SCHEMA_FILE, toReferenceSchema(siteUrl + SCHEMA_FILE));
    keepTwins(root);
    writeTwins({outDir, siteUrl, baseUrl, pages: built}, OTHERS);
  };
}
