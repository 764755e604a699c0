import type {HostedAccount} from './searchStub';

/** The account that the small site is built with. Nobody has it. */
export const HOSTED_ACCOUNT: HostedAccount = {
  appId: 'STUBBED',
  apiKey: 'search-only-key',
  indexName: 'wing-pages',
};
