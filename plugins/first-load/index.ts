/**
 * What has to happen before the site's scripts run, or because they do not arrive. Each function of `src/first-load` is
 * written into every page as a script of its own, so it cannot refer to anything outside of itself.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {forgetDismissal} from '../../src/first-load/forgetDismissal';
import {offerRetry} from '../../src/first-load/offerRetry';
import {preferDark} from '../../src/first-load/preferDark';
import {rewritePath} from '../../src/first-load/rewritePath';

export default function firstLoadPlugin({baseUrl, siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'first-load',
    getClientModules: () => ['../../src/first-load/notice.css'],
    injectHtmlTags: () => ({
      headTags: [
        toInlineScript(rewritePath, {baseUrl}),
        toInlineScript(offerRetry, {baseUrl}),
        ...(announcementBar
          ? [toInlineScript(forgetDismissal, {id: announcementBar.id, suffix: siteStorage.namespace})]
          : []),
      ],
      // After the script of the theme, whose plugin comes first, that sets the colours of the page.
      preBodyTags: [toInlineScript(preferDark, {})],
    }),
  };
}

function toInlineScript<Options>(run: (options: Options) => void, options: Options) {
  const argument = JSON.stringify(options).replaceAll('<', '\\u003c');
  return {tagName: 'script', innerHTML: `(${run.toString()})(${argument})`};
}
