import {join} from 'node:path';
import type {PublishStep} from '../../src/lib/publishing';
import {encode} from '../../src/search/index-files/encode';
import {INDEX_FOLDER} from '../../src/search/index-files/files';
import {writeIndex} from '../../src/search/index-files/writeIndex';
import {condense} from '../../src/search/indexing/condense';
import {keepRecords, readRecords} from '../../src/search/indexing/readSite';

/** Writes the index of the local engine. */
export const writeSearchIndex: PublishStep = async ({root, outDir, locale, pages}) => {
  keepRecords(root);
  await writeIndex(join(outDir, INDEX_FOLDER), encode(condense(readRecords(pages)), locale));
};
