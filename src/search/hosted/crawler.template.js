// Configuration of the hosted service's crawler: paste it into the editor of its dashboard, and replace the words in
// capitals with the id of the application, the key of the crawler and the name of the index.
// oxlint-disable-next-line no-undef -- The service defines Crawler.
new Crawler({
  appId: 'APPLICATION_ID',
  apiKey: 'CRAWLER_API_KEY',
  indexPrefix: '',
  rateLimit: 8,
  maxDepth: 10,
  schedule: 'every 1 day',
  startUrls: ['SITE_URL', 'SITE_URLdocs/index-of-pages'],
  sitemaps: ['SITE_URLdocs/sitemap.xml'],
  discoveryPatterns: ['SITE_URL**'],
  // Pages that only list others.
  exclusionPatterns: ['SITE_URL**/tags', 'SITE_URL**/tags/**'],
  ignoreCanonicalTo: false,
  ignoreNoIndex: false,
  actions: [
    {
      indexName: 'INDEX_NAME',
      pathsToMatch: [
        'SITE_URL**',
        '!SITE_URLsearch',
        '!SITE_URLblog/archive',
        '!SITE_URLblog/authors',
        '!SITE_URLdocs/index-of-pages',
      ],
      // The service stores the text of this function, so everything that it uses is inside.
      recordExtractor: ({$, helpers}) => {
        const sections = 'SECTION_LABELS';
        const section = $('meta[name="docsearch:section"]').attr('content');
        const title = $('main h1').first().text().trim();
        // The service takes language, version, docusaurus_tag and section from the docsearch: meta tags of the page.
        return helpers.docsearch({
          recordProps: {
            lvl0: {selectors: '', defaultValue: `${sections[section] || sections.docs} › ${title}`},
            lvl1: ['main h1', 'head > title'],
            lvl2: 'main h2',
            lvl3: 'main h3',
            lvl4: 'main h4, main dt[id]',
            lvl5: 'main h5',
            lvl6: 'main h6',
            content: 'main p, main li, main td:last-child, main dd, main .api-signature',
            pageRank: section === 'blog' || section === 'contributing' ? '0' : '1',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {INDEX_NAME: 'INDEX_SETTINGS'},
});
