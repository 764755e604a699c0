import {beforeEach, expect, it, vi} from 'vitest';
import type {SearchSettings} from './settings';
import {loadSiteEngine} from './siteEngine';

const asked = vi.hoisted(() => ({service: vi.fn(), browser: vi.fn()}));

vi.mock('algoliasearch/lite', () => ({liteClient: () => ({search: asked.service})}));
vi.mock('@site/src/search/engine/localClient', () => ({
  createLocalClient: () => ({search: asked.browser}),
}));

const settings: SearchSettings = {
  baseUrl: '/',
  engine: {version: '0.0.0'},
  search: {engine: 'hosted', account: {appId: 'ABC', apiKey: 'key', indexName: 'wing'}},
};

beforeEach(() => void vi.clearAllMocks());

it('asks the service for words', async () => {
  const requests = [{indexName: 'wing', query: 'bucket'}];
  await (await loadSiteEngine(settings)).search({requests});
  expect(asked.service).toHaveBeenCalledWith({requests});
  expect(asked.browser).not.toHaveBeenCalled();
});

it('asks the index in the browser for types', async () => {
  const requests = [{indexName: 'wing', query: 'Bucket -> str'}];
  await (await loadSiteEngine(settings)).search(requests);
  expect(asked.browser).toHaveBeenCalledWith(requests);
  expect(asked.service).not.toHaveBeenCalled();
});
