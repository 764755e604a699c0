import {useEffect, useState} from 'react';
import {HIGHLIGHT_TAGS} from '@site/src/search/client/highlightedText';
import {readResults} from '@site/src/search/client/readResults';
import {useSlow} from '@site/src/search/client/useSlow';
import type {ContextFilters} from '@site/src/search/client/contextFilters';
import type {SiteEngine} from '@site/src/search/client/siteEngine';
import type {SearchHit, SearchRequest} from '@site/src/search/shared/types';

/** What came of the newest query. */
export type Answer =
  | {readonly kind: 'none'}
  | {
      readonly kind: 'results';
      readonly query: string;
      readonly hits: readonly SearchHit[];
      readonly count: number;
      /** What the reader should know about them. */
      readonly note?: string;
    }
  | {readonly kind: 'failed'; readonly query: string; readonly error: unknown};

export interface AnswerOptions {
  readonly engine: SiteEngine;
  readonly indexName: string;
  readonly filters: ContextFilters;
}

const NOTHING_ASKED: Answer = {kind: 'none'};

/** The answer to a query. The one before stays until it is there; one that comes late is not shown. */
export function useAnswer(query: string, options: AnswerOptions): {answer: Answer; isSlow: boolean} {
  const {engine} = options;
  const [answer, setAnswer] = useState(NOTHING_ASKED);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState('');
  const asked = `${attempt} ${query}`;
  const isAsked = query.trim() !== '';
  // With all texts, the same query may have more results.
  useEffect(() => engine.onComplete?.(() => setAttempt((number) => number + 1)), [engine]);

  useEffect(() => {
    if (!isAsked) return setAnswer(NOTHING_ASKED);
    let isOutdated = false;
    const show = (next: Answer): void => {
      if (isOutdated) return;
      setAnswered(asked);
      setAnswer(next);
    };
    engine.search([toRequest(query, options)]).then(
      (answered) => show(toAnswer(query, answered)),
      (error: unknown) => show({kind: 'failed', query, error}),
    );
    return () => {
      isOutdated = true;
    };
    // The options stay as they are while the dialog is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query, isAsked, attempt]);

  const isSlow = useSlow(isAsked && answered !== asked);
  return {answer: isAsked ? answer : NOTHING_ASKED, isSlow};
}

function toAnswer(query: string, answered: unknown): Answer {
  try {
    const [{hits, nbHits, note}] = readResults(answered) as [ReturnType<typeof readResults>[number]];
    return {kind: 'results', query, hits, count: nbHits, note};
  } catch (error) {
    return {kind: 'failed', query, error};
  }
}

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

function toRequest(query: string, {indexName, filters}: AnswerOptions): SearchRequest {
  // A phone has room for few words.
  const words = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
  return {
    indexName,
    query,
    facetFilters: filters,
    attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_TAGS.start,
    highlightPostTag: HIGHLIGHT_TAGS.end,
    hitsPerPage: 20,
  };
}
