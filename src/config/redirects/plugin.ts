import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../../lib/publishing';
import {toHostRules} from './hostRules';
import type {PluginOptions} from './options';
import {exactRedirects, expandFolders} from './rules';
import {renderStub, stubFiles} from './stub';

export {validateOptions} from './options';

/** Redirects old paths: writes a stub for each path of the list, and rules for hosts that read them. */
export default function redirectsPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {rules}: PluginOptions,
): PublishingPlugin {
  return {
    name: 'redirects',
    async publishFiles({outDir, routes}) {
      const pages = routes.map((path) => `/${path.slice(baseUrl.length)}`);
      const all = expandFolders(rules, pages);
      const context = {baseUrl, siteUrl: siteConfig.url + baseUrl};
      const stubs = exactRedirects(all).flatMap((redirect) =>
        stubFiles(redirect.from).map((file) => ({file, html: renderStub(redirect, context)})),
      );
      refuseTaken(stubs.map(({file}) => file).filter((file) => existsSync(join(outDir, file))));
      await Promise.all(stubs.map(({file, html}) => write(join(outDir, file), html)));
      await write(join(outDir, '_redirects'), toHostRules(all, pages, baseUrl));
    },
  };
}

function refuseTaken(files: readonly string[]): void {
  if (files.length === 0) return;
  throw new Error(
    `src/config/redirects/list.ts redirects paths that are pages: ${files.join(', ')}. Remove the redirect or the page.`,
  );
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, text);
}
