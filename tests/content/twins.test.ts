/** Each page as Markdown, and the lists of all of them. */
import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../src/lib/builtPage';
import {firstDifference, wordsOfHtml, wordsOfMarkdown} from '../../src/publish/twins/words';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';

const ORIGIN = 'https://www.winglang.io';
const ALTERNATE = 'link[rel=alternate][type="text/markdown"]';

const site = readBuiltSite();
const twinned = site.pages.filter(({$}) => $(ALTERNATE).length > 0);

describe('the Markdown of a page', () => {
  it('is there for every page that is indexed', () => {
    const without = site.pages.filter(
      ({path, $}) =>
        path !== '/404' &&
        !/noindex/.test($('meta[name=robots]').attr('content') ?? '') &&
        $(ALTERNATE).length === 0,
    );
    expect(without.map(({path}) => path)).toEqual([]);
    expect(twinned.length).toBeGreaterThan(400);
  });

  it('has the words that are on the page, in their order', () => {
    const different = twinned.flatMap(({path, $}) => {
      const {main} = BuiltPage.read(BUILD_DIR, `${path.slice(1) || 'index'}.html`);
      const markdown = site.readFile($(ALTERNATE).attr('href')!);
      const difference = firstDifference(wordsOfHtml(main!), wordsOfMarkdown(markdown));
      return difference ? `${path}: ${difference}` : [];
    });
    expect(different).toEqual([]);
  });
});

describe('llms.txt', () => {
  const index = site.readFile('/llms.txt');
  const links = [...index.matchAll(/\]\((\S+?)\)/g)].map(([, link]) => link!);

  it('has a line for each page', () => {
    const missing = twinned.filter(({$}) => !links.includes(ORIGIN + $(ALTERNATE).attr('href')));
    expect(missing.map(({path}) => path)).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  });

  it('leads to files that are there', () => {
    expect(links.filter((link) => !link.startsWith(`${ORIGIN}/`))).toEqual([]);
    const lost = links.filter((link) => !site.hasFile(link.slice(ORIGIN.length)));
    expect(lost).toEqual([]);
  });
});

it('llms-full.txt has each page of the documentation once', () => {
  const sources = [...site.readFile('/llms-full.txt').matchAll(/^Source: (\S+)$/gm)].map(([, url]) => url!);
  const pages = twinned
    .filter(({path}) => /^\/(?:docs|install)(?:\/|$)/.test(path))
    .map(({path}) => ORIGIN + path);
  expect([...sources].sort()).toEqual([...pages].sort());
});
