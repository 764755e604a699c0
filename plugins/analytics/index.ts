/**
 * Sends a page call on each route change. Without a write key the plugin adds nothing to the site, and a reader who
 * asks not to be tracked is not: the library is not even loaded.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';

export {validateOptions} from './options';

export default function analyticsPlugin(_context: LoadContext, {writeKey}: Options): Plugin {
  if (!writeKey) return {name: 'analytics'};
  return {
    name: 'analytics',
    getClientModules: () => ['../../src/analytics/pageCalls.ts'],
    contentLoaded({actions}) {
      actions.setGlobalData({writeKey});
    },
  };
}
