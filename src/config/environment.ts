/** What the environment may tell the build. Every value is optional; the table of names is in the README. */
export interface Environment {
  /** Origin that the site is served from, without a path. */
  readonly url: string;
  /** Path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Address that answers with the repository's metadata (`watchers_count`). */
  readonly starCountUrl: string;
  readonly hostedSearch?: {readonly appId: string; readonly apiKey: string; readonly indexName: string};
  readonly analyticsWriteKey?: string;
  readonly identityProvider?: {readonly domain: string; readonly clientId: string};
  /** Set to `true` to ask search engines not to index the site, as a preview deployment does. */
  readonly noIndex: boolean;
  /**
   * `on` keeps visited pages for when there is no network. `remove` removes the service worker of earlier deploys from every
   * browser that comes back, with all that it has kept.
   */
  readonly serviceWorker: 'on' | 'remove';
}

const DEFAULTS = {
  url: 'https://www.winglang.io',
  baseUrl: '/',
  starCountUrl: 'https://api.github.com/repos/winglang/wing',
};

/** All that the build reads. `.env.example` has the same names, and `npm test` takes them from there. */
export const VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'NO_INDEX',
  'SERVICE_WORKER',
  'STAR_COUNT_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'SEGMENT_WRITE_KEY',
  'AUTH0_DOMAIN',
  'AUTH0_CLIENT_ID',
] as const;

type Variable = (typeof VARIABLES)[number];

/** Variables that belong together: all of a group are set, or none. */
const GROUPS = [
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'],
  ['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID'],
] as const;

/**
 * Reads the site's settings from environment variables. Empty values count as not set.
 *
 * @throws Error that lists every problem: each missing variable of a half-set group, each malformed value.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const get = (name: Variable): string | undefined => variables[name]?.trim() || undefined;
  const problems = [...GROUPS.flatMap((group) => missingOf(group, get)), ...malformed(get)];
  if (problems.length > 0) {
    throw new Error(
      `The environment is not complete:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  const [appId, apiKey, indexName] = GROUPS[0].map(get);
  const [domain, clientId] = GROUPS[1].map(get);
  return {
    url: get('SITE_URL') ?? DEFAULTS.url,
    baseUrl: get('BASE_URL') ?? DEFAULTS.baseUrl,
    starCountUrl: get('STAR_COUNT_URL') ?? DEFAULTS.starCountUrl,
    hostedSearch: appId && apiKey && indexName ? {appId, apiKey, indexName} : undefined,
    analyticsWriteKey: get('SEGMENT_WRITE_KEY'),
    identityProvider: domain && clientId ? {domain, clientId} : undefined,
    noIndex: get('NO_INDEX') === 'true',
    serviceWorker: get('SERVICE_WORKER') === 'remove' ? 'remove' : 'on',
  };
}

function missingOf(group: readonly Variable[], get: (name: Variable) => string | undefined): string[] {
  const set = group.filter((name) => get(name));
  if (set.length === 0 || set.length === group.length) return [];
  return group
    .filter((name) => !get(name))
    .map(
      (name) => `${name} is missing: ${set.join(' and ')} needs it. Set all of ${group.join(', ')}, or none.`,
    );
}

function malformed(get: (name: Variable) => string | undefined): string[] {
  const problems: string[] = [];
  const url = get('SITE_URL');
  if (url && !/^https?:\/\/[^/]+$/.test(url)) {
    problems.push(
      `SITE_URL is "${url}"; allowed is an origin such as https://example.org, with no path and no slash.`,
    );
  }
  const baseUrl = get('BASE_URL');
  if (baseUrl && !/^\/(?:[^/]+\/)*$/.test(baseUrl)) {
    problems.push(
      `BASE_URL is "${baseUrl}"; allowed is a path with a slash at both ends, such as / or /wing/.`,
    );
  }
  const star = get('STAR_COUNT_URL');
  if (star && !URL.canParse(star)) {
    problems.push(`STAR_COUNT_URL is "${star}"; allowed is an absolute URL.`);
  }
  const noIndex = get('NO_INDEX');
  if (noIndex && noIndex !== 'true' && noIndex !== 'false') {
    problems.push(`NO_INDEX is "${noIndex}"; allowed are true and false.`);
  }
  const serviceWorker = get('SERVICE_WORKER');
  if (serviceWorker && serviceWorker !== 'on' && serviceWorker !== 'remove') {
    problems.push(`SERVICE_WORKER is "${serviceWorker}"; allowed are on and remove.`);
  }
  return problems;
}
