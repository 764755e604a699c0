// Configuration of the hosted service's crawler, to be pasted into the editor of its dashboard, with the id of the
// application, the key of the crawler and the name of the index in place of the words in capitals.
// src/search/hosted/README.md tells when to use it, and of the other way, which is better.
new Crawler({
  appId: 'APPLICATION_ID',
  apiKey: 'CRAWLER_API_KEY',
  indexPrefix: '',
  rateLimit: 8,
  maxDepth: 10,
  schedule: 'every 1 day',
  startUrls: ['https://www.winglang.io/', 'https://www.winglang.io/docs/index-of-pages'],
  sitemaps: ['https://www.winglang.io/docs/sitemap.xml'],
  discoveryPatterns: ['https://www.winglang.io/**'],
  // Pages that only list others.
  exclusionPatterns: ['https://www.winglang.io/**/tags', 'https://www.winglang.io/**/tags/**'],
  ignoreCanonicalTo: false,
  ignoreNoIndex: false,
  actions: [
    {
      indexName: 'INDEX_NAME',
      pathsToMatch: [
        'https://www.winglang.io/**',
        '!https://www.winglang.io/search',
        '!https://www.winglang.io/blog/archive',
        '!https://www.winglang.io/blog/authors',
        '!https://www.winglang.io/docs/index-of-pages',
      ],
      recordExtractor: ({$, helpers}) => {
        const sections = {
          docs: 'Docs',
          api: 'API',
          learn: 'Learn',
          libraries: 'Libraries',
          examples: 'Examples',
          blog: 'Blog',
          contributing: 'Contributing',
        };
        const section = $('meta[name="docsearch:section"]').attr('content');
        const title = $('main h1').first().text().trim();
        // The service takes language, version, docusaurus_tag and section from the docsearch: meta tags of the page.
        return helpers.docsearch({
          recordProps: {
            lvl0: {selectors: '', defaultValue: `${sections[section] || 'Docs'} › ${title}`},
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
  initialIndexSettings: {
    INDEX_NAME: {
      searchableAttributes: [
        'unordered(names)',
        'unordered(hierarchy.lvl1)',
        'unordered(keywords)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
        'unordered(hierarchy.lvl0)',
      ],
      attributesForFaceting: [
        'afterDistinct(section)',
        'filterOnly(docusaurus_tag)',
        'filterOnly(language)',
        'filterOnly(lang)',
        'filterOnly(type)',
        'filterOnly(version)',
      ],
      attributesToRetrieve: [
        'hierarchy',
        'content',
        'anchor',
        'url',
        'url_without_anchor',
        'type',
        'section',
        'language',
        'docusaurus_tag',
      ],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
      snippetEllipsisText: '…',
      distinct: true,
      attributeForDistinct: 'url',
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      camelCaseAttributes: ['names', 'hierarchy', 'content'],
      separatorsToIndex: '?=<>!&|+*%@',
      indexLanguages: ['en'],
      queryLanguages: ['en'],
      ignorePlurals: ['en'],
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      advancedSyntax: true,
      attributeCriteriaComputedByMinProximity: true,
      removeWordsIfNoResults: 'allOptional',
    },
  },
});
