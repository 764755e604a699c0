import {attributesOf, type BuiltSite, type Page} from '../support/builtSite';
import {parseXml} from './xml';

/** How the line of a retold post begins. */
const LINE = /^Retold in \d{4}\. The original, by .+, was published on [A-Z][a-z]+ \d{1,2}, \d{4}, at \S+\.$/;

/** What is wrong with the blog as a whole: every post is in the list, which is on one page, and in its sidebar. */
export function blogProblems(site: BuiltSite): string[] {
  const posts = postsOf(site).map(({path}) => path);
  const list = site.pages.find(({path}) => path === '/blog');
  if (!list) return ['/blog is not there'];
  const hrefs = (selector: string) => attributesOf(list.$, selector, 'href');
  const [listed, sidebar] = [hrefs('article h2 a'), hrefs('aside nav a')];
  return [
    ...posts.filter((path) => !listed.includes(path)).map((path) => `/blog does not list ${path}`),
    ...posts.filter((path) => !sidebar.includes(path)).map((path) => `the sidebar of /blog lacks ${path}`),
    ...site.pages
      .filter(({path}) => path.startsWith('/blog/page/'))
      .map(({path}) => `${path}: the list is on more than one page`),
  ];
}

/**
 * What is wrong with posts that retell others: each says so right under its title, and also in the list of posts, in its
 * structured data and in the summaries of the feeds.
 *
 * @param paths of the posts that are retold
 */
export function retoldProblems(site: BuiltSite, paths: readonly string[], origin: string): string[] {
  const list = site.pages.find(({path}) => path === '/blog')?.$;
  const inList = new Map(
    list &&
      [...list('article')].map((article) => [
        list('h2 a', article).attr('href'),
        list('.retold', article).first().text().trim(),
      ]),
  );
  const summaries = readSummaries(site);
  return paths.flatMap((path) => {
    const page = site.pages.find((one) => one.path === path);
    if (!page) return [`${path} is not there`];
    const line = page.$('article header h1 + .retold').first();
    const words = line.text().trim();
    const url = line.find('a').attr('href') ?? '';
    return [
      ...(LINE.test(words) ? [] : [`${path} does not name its original: "${words}"`]),
      ...(inList.get(path) === words ? [] : [`/blog does not name the original of ${path}`]),
      ...(basedOn(page) === url ? [] : [`the structured data of ${path} name another original`]),
      ...[...summaries]
        .filter(([, summaryOf]) => !summaryOf(origin + path).endsWith(words))
        .map(([file]) => `${file} does not name the original of ${path}`),
    ];
  });
}

function postsOf(site: BuiltSite): Page[] {
  return site.pages.filter(({$}) => $('html').hasClass('blog-post-page'));
}

function basedOn({$}: Page): string {
  const texts = [...$('script[type="application/ld+json"]')].map((script) => $(script).text());
  const data = texts.map((text) => JSON.parse(text) as {isBasedOn?: {url: string}});
  return data.find(({isBasedOn}) => isBasedOn)?.isBasedOn?.url ?? 'none';
}

/** For each feed, what it says of a post in short. */
function readSummaries(site: BuiltSite): Map<string, (url: string) => string> {
  const entries = (
    file: string,
    name: string,
    linkOf: (entry: ReturnType<typeof parseXml>) => string,
    summary: string,
  ) =>
    site.hasFile(file)
      ? new Map(
          parseXml(site.readFile(file))
            .all(name)
            .map((entry) => [linkOf(entry), entry.text(summary)]),
        )
      : new Map<string, string>();
  const json = site.hasFile('blog/feed.json')
    ? (JSON.parse(site.readFile('blog/feed.json')) as {items: {url: string; summary?: string}[]}).items
    : [];
  const feeds = {
    'blog/rss.xml': entries('blog/rss.xml', 'item', (item) => item.text('link'), 'description'),
    'blog/atom.xml': entries('blog/atom.xml', 'entry', (entry) => entry.attribute('link', 'href'), 'summary'),
    'blog/feed.json': new Map(json.map(({url, summary}) => [url, summary ?? ''])),
  };
  return new Map(Object.entries(feeds).map(([file, found]) => [file, (url: string) => found.get(url) ?? '']));
}
