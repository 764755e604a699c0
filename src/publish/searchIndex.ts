import {join} from 'node:path';
import type {PublishStep} from '../lib/publishing';
import {encode} from '../search/index-files/encode';
import {INDEX_FOLDER} from '../search/index-files/files';
import {writeIndex} from '../search/index-files/writeIndex';
import {condense} from '../search/indexing/condense';
import {keepRecords, readRecords} from '../search/indexing/readSite';

/** Writes the index of the local engine. */
export const writeSearchIndex: PublishStep = async ({root, outDir, locale, pages}) => {
  keepRecords(root);
  await writeIndex(join(outDir, INDEX_FOLDER), encode(condense(readRecords(pages)), locale));
};
