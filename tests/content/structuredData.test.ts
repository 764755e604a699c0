import {expect, it} from 'vitest';
import {readBuiltSite} from '../support/builtSite';
import {structuredDataProblems} from './structuredData';

const site = readBuiltSite();

it('structured data is on every page that is listed, and says what people see', () => {
  expect(site.pages.flatMap(structuredDataProblems)).toEqual([]);
});

it('names the search of the site on the home page, and the questions of the answers', () => {
  const dataOf = (path: string) => {
    const {$} = site.pages.find((page) => page.path === path)!;
    return [...$('script[type="application/ld+json"]')].map((script) => $(script).text()).join();
  };
  expect(dataOf('/')).toContain('/search?q={search_term_string}');
  expect(dataOf('/docs/faq/why-a-language')).toContain('"FAQPage"');
  expect(dataOf('/docs/examples/basic-auth-api')).toContain('"SoftwareSourceCode"');
});
