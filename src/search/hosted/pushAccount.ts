/** The account and index to push to. */
interface PushAccount {
  readonly appId: string;
  readonly indexName: string;
  /** A key that can write to the index. It is not a setting of the site, and must not be in anything that is built. */
  readonly adminKey: string;
}

const SETTINGS = {
  ALGOLIA_APP_ID: 'id of the application',
  ALGOLIA_INDEX_NAME: 'name of the index',
  ALGOLIA_ADMIN_API_KEY: 'key that may write records, settings and synonyms of the index',
} as const;

/** @throws Error that names all settings that are missing */
export function readAccount(variables: Readonly<Record<string, string | undefined>>): PushAccount {
  const get = (name: keyof typeof SETTINGS) => variables[name]?.trim() ?? '';
  const missing = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).filter((name) => !get(name));
  if (missing.length > 0) {
    const list = missing.map((name) => `- ${name} is missing: ${SETTINGS[name]}.`);
    throw new Error(`The push needs these environment variables:\n${list.join('\n')}`);
  }
  return {
    appId: get('ALGOLIA_APP_ID'),
    indexName: get('ALGOLIA_INDEX_NAME'),
    adminKey: get('ALGOLIA_ADMIN_API_KEY'),
  };
}
