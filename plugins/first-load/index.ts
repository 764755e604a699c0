/**
 * What has to happen in a page's head, before the site's scripts run or because they do not arrive. Each function of
 * `client/` is written into every page as a script of its own, so it cannot refer to anything outside of itself.
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
        toInlineScript(preferDark, {}),
        toInlineScript(rewritePath, {baseUrl}),
        toInlineScript(offerRetry, {baseUrl}),
        ...(announcementBar
          ? [toInlineScript(forgetDismissal, {id: announcementBar.id, suffix: siteStorage.namespace})]
          : []),
      ],
    }),
  };
}

function toInlineScript<Options>(run: (options: Options) => void, options: Options) {
  const argument = JSON.stringify(options).replaceAll('<', '\\u003c');
  return {tagName: 'script', innerHTML: `(${run.toString()})(${argument})`};
}
