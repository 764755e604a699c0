import type {BuiltSite} from '../support/builtSite';
import {isIndexed} from './documents';
import {parseXml} from './xml';

/** What is wrong with the sitemap and with the file that tells robots of it. */
export function sitemapProblems(site: BuiltSite, origin: string, file = 'docs/sitemap.xml'): string[] {
  if (!site.hasFile(file)) return [`${file} is not there`];
  const entries = parseXml(site.readFile(file)).all('url');
  const listed = entries.map((entry) => entry.text('loc'));
  const wanted = site.pages.filter((page) => isIndexed(page)).map(({path}) => origin + path);
  const robots = site.hasFile('robots.txt') ? site.readFile('robots.txt') : '';
  return [
    ...wanted.filter((url) => !listed.includes(url)).map((url) => `the sitemap lacks ${url}`),
    ...listed.filter((url) => !wanted.includes(url)).map((url) => `the sitemap lists ${url}`),
    ...entries
      .filter((entry) => entry.text('changefreq') !== 'weekly' || entry.text('priority') !== '0.5')
      .map((entry) => `the sitemap's entry of ${entry.text('loc')} is not weekly at 0.5`),
    ...entries
      .filter((entry) => !/^(?:\d{4}-\d\d-\d\d)?$/.test(entry.text('lastmod')))
      .map((entry) => `the sitemap's entry of ${entry.text('loc')} has no date but ${entry.text('lastmod')}`),
    ...(robots.includes(`\nSitemap: ${origin}/${file}\n`) ? [] : ['robots.txt does not name the sitemap']),
  ];
}

/** What is wrong with the blog's feeds: each has an entry for each post, with a title and a link to it. */
export function feedProblems(site: BuiltSite, origin: string): string[] {
  const posts = site.pages
    .filter(({$}) => $('html').hasClass('blog-post-page'))
    .map(({path}) => origin + path);
  const feeds: Readonly<Record<string, (text: string) => {title: string; link: string}[]>> = {
    'blog/rss.xml': (text) =>
      parseXml(text)
        .all('item')
        .map((item) => ({title: item.text('title'), link: item.text('link')})),
    'blog/atom.xml': (text) =>
      parseXml(text)
        .all('entry')
        .map((entry) => ({title: entry.text('title'), link: entry.attribute('link', 'href')})),
    'blog/feed.json': (text) =>
      (JSON.parse(text) as {items: {title: string; url: string}[]}).items.map(({title, url}) => ({
        title,
        link: url,
      })),
  };
  return Object.entries(feeds).flatMap(([file, read]) => {
    if (!site.hasFile(file)) return [`${file} is not there`];
    let entries: {title: string; link: string}[];
    try {
      entries = read(site.readFile(file));
    } catch (error) {
      return [`${file} cannot be read: ${(error as Error).message}`];
    }
    const links = entries.map(({link}) => link);
    return [
      ...posts.filter((post) => !links.includes(post)).map((post) => `${file} lacks ${post}`),
      ...links.filter((link) => !posts.includes(link)).map((link) => `${file} lists ${link}`),
      ...entries.filter(({title}) => !title).map(({link}) => `${file} has no title for ${link}`),
    ];
  });
}
