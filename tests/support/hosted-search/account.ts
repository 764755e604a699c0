export interface HostedAccount {
  readonly appId: string;
  /** Key that can only search. */
  readonly apiKey: string;
  readonly indexName: string;
}

/** The account that the small site is built with. Nobody has it. */
export const HOSTED_ACCOUNT: HostedAccount = {
  appId: 'STUBBED',
  apiKey: 'search-only-key',
  indexName: 'wing-pages',
};
