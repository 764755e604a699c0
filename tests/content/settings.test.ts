/** The site's settings as Docusaurus gets them: what no page shows, or only pages that are built with other variables. */
import {beforeAll, describe, expect, it, vi} from 'vitest';
import type {Config} from '@docusaurus/types';

const VARIABLES = {NO_INDEX: 'true', AUTH0_DOMAIN: 'id.example', AUTH0_CLIENT_ID: 'client'};

const MODULE = '../../docusaurus.config.ts';

/** The module alone is evaluated again: without what it imports, and without the site that other tests have parsed. */
async function readConfig(variables: Readonly<Record<string, string>>, name: string): Promise<Config> {
  for (const variable of Object.keys(VARIABLES)) vi.stubEnv(variable, variables[variable] ?? '');
  const {default: config} = (await import(`${MODULE}?${name}`)) as {readonly default: Config};
  vi.unstubAllEnvs();
  return config;
}

let plain: Config;
let set: Config;

beforeAll(async () => {
  plain = await readConfig({}, 'plain');
  set = await readConfig(VARIABLES, 'set');
}, 60_000);

describe('the settings of the site', () => {
  it('name the identity provider that the variables name, and else none', () => {
    expect(set.customFields).toMatchObject({identityProvider: {domain: 'id.example', clientId: 'client'}});
    expect(plain.customFields?.identityProvider).toBeUndefined();
  });

  it('keep search engines away where the variables say so, and only there', () => {
    expect([set.noIndex, plain.noIndex]).toEqual([true, false]);
  });

  it('let a build go on with broken links, anchors, Markdown links and routes: the tests reject them', () => {
    expect(plain).toMatchObject({
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},
    });
  });

  it('have one language', () => {
    expect(plain.i18n).toMatchObject({defaultLocale: 'en', locales: ['en']});
  });
});
