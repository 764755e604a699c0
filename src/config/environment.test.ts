import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {VARIABLES, readEnvironment} from './environment';

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({
      url: 'https://www.winglang.io',
      baseUrl: '/',
      starCountUrl: 'https://api.github.com/repos/winglang/wing',
      hostedSearch: undefined,
      analyticsWriteKey: undefined,
      identityProvider: undefined,
      noIndex: false,
      serviceWorker: 'on',
    });
  });

  it('reads every value', () => {
    const environment = readEnvironment({
      SITE_URL: 'https://wing.example',
      BASE_URL: '/wing/',
      STAR_COUNT_URL: 'http://127.0.0.1:4000/stars',
      ALGOLIA_APP_ID: 'app',
      ALGOLIA_SEARCH_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'index',
      SEGMENT_WRITE_KEY: 'write',
      AUTH0_DOMAIN: 'id.example',
      AUTH0_CLIENT_ID: 'client',
      NO_INDEX: 'true',
      SERVICE_WORKER: 'remove',
    });
    expect(environment).toEqual({
      url: 'https://wing.example',
      baseUrl: '/wing/',
      starCountUrl: 'http://127.0.0.1:4000/stars',
      hostedSearch: {appId: 'app', apiKey: 'key', indexName: 'index'},
      analyticsWriteKey: 'write',
      identityProvider: {domain: 'id.example', clientId: 'client'},
      noIndex: true,
      serviceWorker: 'remove',
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(readEnvironment({ALGOLIA_APP_ID: '', AUTH0_DOMAIN: ' ', SITE_URL: ''})).toEqual(
      readEnvironment({}),
    );
  });

  it.each([
    ['ALGOLIA_APP_ID', ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME']],
    ['ALGOLIA_SEARCH_API_KEY', ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME']],
    ['ALGOLIA_INDEX_NAME', ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY']],
    ['AUTH0_DOMAIN', ['AUTH0_CLIENT_ID']],
    ['AUTH0_CLIENT_ID', ['AUTH0_DOMAIN']],
  ])('stops at %s alone and names what is missing', (name, missing) => {
    const message = messageOf({[name]: 'given'});
    for (const variable of missing) expect(message).toContain(`${variable} is missing: ${name} needs it`);
  });

  it('names the one that is missing of a group of three', () => {
    const message = messageOf({ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX_NAME: 'index'});
    expect(message).toContain(
      'ALGOLIA_SEARCH_API_KEY is missing: ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME needs it',
    );
  });

  it.each([
    ['SITE_URL', 'wing.example'],
    ['SITE_URL', 'https://wing.example/'],
    ['SITE_URL', 'https://wing.example/docs'],
    ['BASE_URL', 'wing'],
    ['BASE_URL', '/wing'],
    ['STAR_COUNT_URL', '/stars'],
    ['NO_INDEX', 'yes'],
    ['SERVICE_WORKER', 'off'],
  ])('refuses %s=%s and tells what is allowed', (name, value) => {
    expect(messageOf({[name]: value})).toMatch(new RegExp(`${name} is "${value}".*allowed`));
  });

  it('names every problem at once', () => {
    const message = messageOf({BASE_URL: 'wing', NO_INDEX: 'yes', AUTH0_DOMAIN: 'id.example'});
    for (const name of ['BASE_URL', 'NO_INDEX', 'AUTH0_CLIENT_ID']) expect(message).toContain(name);
  });
});

describe('the variables', () => {
  const read = (file: string) => readFileSync(resolve(__dirname, '../..', file), 'utf8');

  it('are those of .env.example, from which the checks take the names that they clear', () => {
    const names = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(names).toEqual(VARIABLES);
  });

  it('are explained in the README', () => {
    const readme = read('README.md');
    expect(VARIABLES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

function messageOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It was accepted.');
}
