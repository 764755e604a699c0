/** The crawler's configuration is a file for the service's editor, so it repeats what the push knows. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {runInThisContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../../config/environment';
import {levelsOf} from '../../shared/hierarchy';
import {SECTIONS} from '../../../config/sections';
import type {SearchRecord} from '../../shared/types';
import {hostedSettings} from '../hostedSettings';

interface Configuration {
  readonly startUrls: readonly string[];
  readonly sitemaps: readonly string[];
  readonly actions: readonly {
    readonly recordExtractor: (page: object) => {readonly recordProps: {readonly lvl0: object}};
  }[];
  readonly initialIndexSettings: Readonly<Record<string, object>>;
}

const source = readFileSync(resolve(import.meta.dirname, '../../../../.github/search-crawler.js'), 'utf8');
const configuration = readConfiguration(source);

describe('the configuration of the crawler', () => {
  it('gives the index the same settings as the push', () => {
    expect(Object.values(configuration.initialIndexSettings)).toEqual([hostedSettings()]);
  });

  it.each(SECTIONS)('groups the pages of $id as the push does', ({id}) => {
    const title = {first: () => title, text: () => ' Bucket '};
    const $ = (selector: string) => (selector === 'main h1' ? title : {attr: () => id});
    const helpers = {docsearch: (options: object) => options};
    const [action] = configuration.actions;
    expect(action?.recordExtractor({$, helpers}).recordProps.lvl0).toEqual({
      selectors: '',
      defaultValue: levelsOf({
        section: id,
        title: 'Bucket',
        trail: [],
        names: [],
      } as unknown as SearchRecord)[0],
    });
  });

  it('begins at this site', () => {
    const {url} = readEnvironment({});
    expect(
      [...configuration.startUrls, ...configuration.sitemaps].filter((one) => !one.startsWith(`${url}/`)),
    ).toEqual([]);
  });

  it('has no key', () => {
    expect(source).toContain("apiKey: 'CRAWLER_API_KEY'");
  });
});

function readConfiguration(text: string): Configuration {
  let read: Configuration | undefined;
  class Crawler {
    constructor(given: Configuration) {
      read = given;
    }
  }
  const configure = runInThisContext(`(function (Crawler) {${text}\n})`) as (given: typeof Crawler) => void;
  configure(Crawler);
  if (!read) throw new Error('The file configures no crawler.');
  return read;
}
