import {runInThisContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {SECTIONS} from '../../../config/sections';
import {levelsOf} from '../../shared/hierarchy';
import type {SearchRecord} from '../../shared/types';
import {renderCrawler} from '../crawler';
import {hostedSettings} from '../hostedSettings';

interface Configuration {
  readonly startUrls: readonly string[];
  readonly actions: readonly {
    readonly recordExtractor: (page: object) => {readonly recordProps: {readonly lvl0: object}};
  }[];
  readonly initialIndexSettings: object;
}

const text = renderCrawler('https://wing.example/');
const configuration = evaluate(text);

describe('renderCrawler', () => {
  it('gives the index the same settings as the push', () => {
    expect(configuration.initialIndexSettings).toEqual({INDEX_NAME: hostedSettings()});
  });

  it.each(SECTIONS)('groups the pages of $id as the push does', ({id}) => {
    const title = {first: () => title, text: () => ' Bucket '};
    const $ = (selector: string) => (selector === 'main h1' ? title : {attr: () => id});
    const helpers = {docsearch: (options: object) => options};
    const record = {section: id, title: 'Bucket', trail: [], names: []} as unknown as SearchRecord;
    expect(configuration.actions[0]?.recordExtractor({$, helpers}).recordProps.lvl0).toEqual({
      selectors: '',
      defaultValue: levelsOf(record)[0],
    });
  });

  it('starts at the site, and has no key', () => {
    expect(configuration.startUrls[0]).toBe('https://wing.example/');
    expect(text).not.toContain('SITE_URL');
    expect(text).toContain("apiKey: 'CRAWLER_API_KEY'");
  });
});

function evaluate(script: string): Configuration {
  let found: Configuration | undefined;
  class Crawler {
    constructor(given: Configuration) {
      found = given;
    }
  }
  const configure = runInThisContext(`(function (Crawler) {${script}\n})`) as (given: typeof Crawler) => void;
  configure(Crawler);
  if (!found) throw new Error('The script configures no crawler.');
  return found;
}
