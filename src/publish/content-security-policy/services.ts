import type {Environment} from '../../config/environment';

type Services = Pick<Environment, 'starCountUrl' | 'analyticsWriteKey' | 'hostedSearch'>;

/**
 * Addresses that scripts of the site's pages ask, by its settings. A service that is switched off is not among them. The
 * identity provider is not either: nothing on this site asks it.
 */
export function askedAddresses({starCountUrl, analyticsWriteKey, hostedSearch}: Services): string[] {
  return [
    starCountUrl,
    // The settings of the source, and what takes the calls.
    ...(analyticsWriteKey ? ['https://cdn.segment.com', 'https://api.segment.io'] : []),
    ...(hostedSearch ? searchHosts(hostedSearch.appId) : []),
  ];
}

/** Hosts of an application: `getDefaultHosts` of `@algolia/client-search`. */
function searchHosts(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ].map((host) => host.toLowerCase());
}
