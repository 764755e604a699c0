/**
 * Writes into every page what cannot wait for a file: what has to happen before the page is painted, or because a file does
 * not arrive. The scripts are the same on every page, so that a policy can name them by their hashes.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {buildSync} from 'esbuild';
import type {FirstLoadSettings} from '../../src/first-load/settings';
import {speculationRules} from '../../src/first-load/speculationRules';

const SOURCE = path.resolve(__dirname, '../../src/first-load');

export default function firstLoadPlugin({baseUrl, siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  const settings: FirstLoadSettings = {
    baseUrl,
    storageSuffix: siteStorage.namespace,
    announcementId: announcementBar?.id,
  };
  return {
    name: 'first-load',
    getClientModules: () => ['../../src/first-load/notice.css'],
    injectHtmlTags: () => ({
      headTags: [
        toInlineScript('head.ts', settings),
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)},
      ],
    }),
  };
}

function toInlineScript(entry: string, settings: FirstLoadSettings) {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(SOURCE, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      SETTINGS: JSON.stringify(settings),
      // A constant of its own: without an announcement the pages have nothing about it.
      HAS_ANNOUNCEMENT: String(settings.announcementId !== undefined),
    },
    legalComments: 'none',
    write: false,
  });
  // esbuild writes a `</script` of a string so that it does not end the element.
  return {tagName: 'script', innerHTML: outputFiles[0]!.text.trim()};
}
