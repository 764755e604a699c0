import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {brotliCompress, constants} from 'node:zlib';
import {promisify} from 'node:util';
import {Globby} from '@docusaurus/utils';
import {isPrintDocument} from '../config/print';
import {mapLimit} from '../lib/mapLimit';
import type {DocumentationList} from '../shell/offline/documentationList';
import type {BuiltSite, PublishStep} from '../lib/publishing';
import {LIST_FILE} from '../shell/offline/names';
import {PREVIEWS_FOLDER} from './previews/folder';

/** The documentation, what its pages lead to that works in a browser, and all that these need. */
const PARTS = [
  'index.html',
  'docs.html',
  'install.html',
  'learn-wing.html',
  'play.html',
  'search.html',
  'docs/**/*.html',
  'assets/**/*',
  'img/**/*',
  'playground/**/*',
  'search/*.json',
  'site-paths.json',
  'favicon.ico',
];

/** Bytes that a file of the documentation may have. */
const MAX_BYTES = 20_000_000;

/** Files that hosts do not compress. */
const PACKED = /\.(?:woff2|png|avif|webp|jpe?g|ico)$/;

const compress = promisify(brotliCompress);

/** Writes the list of what the whole documentation consists of. */
export const writeOfflineList: PublishStep = async (site) => {
  const list = await listDocumentation(site);
  await fs.writeFile(path.join(site.outDir, LIST_FILE), JSON.stringify(list));
};

/** Lists the files of the whole documentation of a built site, with their sizes. */
export async function listDocumentation({
  outDir,
  baseUrl,
  pages,
}: Pick<BuiltSite, 'outDir' | 'baseUrl' | 'pages'>): Promise<DocumentationList> {
  const stubs = new Set(pages.filter(({isStub}) => isStub).map(({file}) => file));
  const found = await Globby([...PARTS, `!${PREVIEWS_FOLDER}/**`], {cwd: outDir});
  const names = found.filter((name) => !isPrintDocument(name) && !stubs.has(name)).sort();
  const files = await mapLimit(names, 4, async (name) => {
    const content = await fs.readFile(path.join(outDir, name));
    if (content.length > MAX_BYTES) {
      throw new Error(`${name} has ${content.length} bytes; to be kept, a file may have ${MAX_BYTES}.`);
    }
    return {name, content, sent: await sizeWhenSent(name, content)};
  });
  const hash = createHash('sha256');
  for (const {name, content} of files) hash.update(`${name}\n`).update(content);
  return {
    version: hash.digest('hex').slice(0, 16),
    sent: files.reduce((sum, {sent}) => sum + sent, 0),
    files: files.map(({name, content}) => [baseUrl + toAddress(name), content.length]),
  };
}

/** Pages have addresses without an ending. */
function toAddress(name: string): string {
  return name.replace(/(?:^index)?\.html$/, '');
}

async function sizeWhenSent(name: string, content: Buffer): Promise<number> {
  if (PACKED.test(name)) return content.length;
  return (await compress(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 4}})).length;
}
