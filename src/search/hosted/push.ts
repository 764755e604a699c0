/**
 * `npm run search:push` replaces the records of the hosted index with those of the built site. With `--dry-run`, it only
 * prints what it would send.
 */
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {readEnvironment} from '../../config/environment';
import {readPages} from '../../lib/builtPage';
import {readRecords} from '../indexing/readSite';
import synonyms from '../shared/synonyms.json';
import {replaceIndex} from './hostedIndex';
import {toHostedRecords} from './hostedRecords';
import {readAccount} from './pushAccount';
import {formatPushReport} from './pushReport';

interface PushContext {
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Folder of the built site. */
  readonly build: string;
  readonly print: (text: string) => void;
  readonly connect?: (appId: string, adminKey: string) => Parameters<typeof replaceIndex>[0];
}

/**
 * Runs the command. A dry run needs no account.
 *
 * @throws Error for an unknown argument, missing settings, a site that is not built, records that are too large, and
 *   whatever the service rejects
 */
export async function push({
  args,
  variables,
  build,
  print,
  connect = algoliasearch,
}: PushContext): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {'dry-run': {type: 'boolean'}},
  });
  const {url, baseUrl} = readEnvironment({SITE_URL: variables.SITE_URL, BASE_URL: variables.BASE_URL});
  const siteUrl = url + baseUrl;
  const account = values['dry-run'] ? undefined : readAccount(variables);
  if (!existsSync(join(build, 'index.html'))) {
    throw new Error(`${build} has no built site. Run \`npm run build\` first.`);
  }
  const records = toHostedRecords(readRecords(readPages(build)), {url: siteUrl});
  print(formatPushReport(records));
  if (!account) return print('Dry run: nothing was sent.');
  const {appId, adminKey, indexName} = account;
  await replaceIndex(connect(appId, adminKey), {indexName, records, synonyms});
  print(`The index ${indexName} has these records and no others.`);
}

if (require.main === module) {
  push({
    args: process.argv.slice(2),
    variables: process.env,
    build: resolve(__dirname, '../../../build'),
    print: console.log,
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
