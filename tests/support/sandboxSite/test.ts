import {test as base} from '../test';
import {type SandboxSite, serveSandboxSite} from './serve';

/** Tests on the site of the sandbox, which each worker serves once. */
export const test = base.extend<object, {site: SandboxSite}>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const site = await serveSandboxSite();
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.origin),
});
