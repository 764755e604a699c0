/**
 * Writes into every page what cannot wait for a file: what has to happen before the page is painted, or because a file does
 * not arrive. The scripts are the same on every page, so that a policy can name them by their hashes.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {build} from 'esbuild';
import {minify} from 'terser';
import type {FirstLoadSettings} from '../../src/shell/first-load/settings';
import {speculationRules} from '../../src/shell/first-load/speculationRules';

const SOURCE = path.resolve(__dirname, '../../src/shell/first-load');

export default async function firstLoadPlugin({
  baseUrl,
  siteConfig,
  siteStorage,
}: LoadContext): Promise<Plugin> {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  const settings: FirstLoadSettings = {
    baseUrl,
    storageSuffix: siteStorage.namespace,
    announcementId: announcementBar?.id,
  };
  const head = await toInlineScript('head.ts', settings);
  return {
    name: 'first-load',
    getClientModules: () => ['../../src/shell/first-load/notice.css'],
    injectHtmlTags: () => ({
      headTags: [
        // The head's script takes the rules away where nothing is to be loaded ahead.
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)},
        head,
      ],
    }),
  };
}

async function toInlineScript(entry: string, settings: FirstLoadSettings) {
  const {outputFiles} = await build({
    entryPoints: [path.join(SOURCE, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // TypeScript has found what strict mode would.
    tsconfigRaw: {compilerOptions: {alwaysStrict: false, strict: false}},
    define: {
      SETTINGS: JSON.stringify(settings),
      // A constant of its own: without an announcement the pages have nothing about it.
      HAS_ANNOUNCEMENT: String(settings.announcementId !== undefined),
    },
    legalComments: 'none',
    write: false,
  });
  // terser makes a thirtieth less of it; it writes a `</script` of a string so that it does not end the element, as esbuild does.
  const {code} = await minify(outputFiles[0]!.text, {ecma: 2020, toplevel: true, compress: {passes: 2}});
  return {tagName: 'script', innerHTML: code!.trim()};
}
