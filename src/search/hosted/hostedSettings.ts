import type {IndexSettings, SynonymHit} from 'algoliasearch';

/** The data of shared/synonyms.json. */
export interface Synonyms {
  /** Words that stand for each other. */
  readonly same: readonly (readonly string[])[];
  /** Words that are not on the pages, and the words to look for instead. */
  readonly instead: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Settings of the hosted index: those that DocSearch asks for, and what is this site's own: names of the API before all
 * else, keywords, the facet of the sections, and the signs of Wing's operators.
 * Source: https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export function hostedSettings(): IndexSettings {
  return {
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
    // Sections are counted, each place once; the others are only filters.
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
    // A place has one record for its heading and more for its text: only the best one is shown.
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
  };
}

/** The synonyms of the local index in the shape of the hosted service. */
export function toSynonymHits({same, instead}: Synonyms): SynonymHit[] {
  return [
    ...same.map((words) => ({
      objectID: `same ${words.join(', ')}`,
      type: 'synonym' as const,
      synonyms: [...words],
    })),
    ...Object.entries(instead).map(([input, words]) => ({
      objectID: `instead of ${input}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [words].flat(),
    })),
  ];
}
