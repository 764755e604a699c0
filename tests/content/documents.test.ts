import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {readBuiltSite} from '../support/builtSite';
import {documentProblems, repeatedTexts} from './documents';
import {feedProblems, sitemapProblems} from './indexes';
import {openSearchProblems} from './openSearch';
import {sectionProblems} from './sections';

const site = readBuiltSite();
const origin = readEnvironment({}).url;

describe('a page as a document', () => {
  it.each(site.pages)('$path is whole', (page) => {
    expect(documentProblems(page, origin)).toEqual([]);
  });
});

describe('the site', () => {
  it('gives every page a title and a description of its own', () => {
    expect(repeatedTexts(site)).toEqual([]);
  });

  it('lists every page in its sitemap, which robots.txt names', () => {
    expect(sitemapProblems(site, origin)).toEqual([]);
  });

  it('says the section of each page', () => {
    expect(sectionProblems(site)).toEqual([]);
  });

  it('tells browsers how to search it', () => {
    expect(openSearchProblems(site, origin)).toEqual([]);
  });

  it('has an entry for each post in each feed', () => {
    expect(feedProblems(site, origin)).toEqual([]);
  });
});
