import type {ReactNode} from 'react';
import {LEVELS} from '@site/src/search/shared/hierarchy';
import {SECTIONS} from '@site/src/config/sections';
import type {SearchHit} from '@site/src/search/shared/types';
import {toPieces, toText} from '@site/src/search/client/highlightedText';
import {toHitPath} from '@site/src/search/client/hitPath';
import {useSite} from './SiteContext';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly SearchHit[];
  /** Number of the first hit. */
  readonly first: number;
}

/** Hits, each with the place that it leads to, and the text around the words that match. */
export default function Results({hits, first}: Props): ReactNode {
  return (
    <ol className={styles.list} start={first}>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}

function Result({hit}: {readonly hit: SearchHit}): ReactNode {
  const {baseUrl} = useSite();
  const levels = LEVELS.filter((level) => hit.hierarchy[level]);
  const own = levels.at(-1) ?? 'lvl1';
  const section = SECTIONS.find(({id}) => id === hit.section)?.label ?? hit.hierarchy.lvl0 ?? '';
  const place = [section, ...levels.slice(1, -1).map((level) => toText(hit.hierarchy[level] ?? ''))];
  const text = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <h3 className={styles.name}>
        <a href={toHitPath(hit.url, baseUrl)}>
          <Marked text={hit._highlightResult.hierarchy[own]?.value ?? hit.hierarchy[own] ?? ''} />
        </a>
      </h3>
      <p className={styles.place}>{place.join(' › ')}</p>
      {text && (
        <p className={styles.text}>
          <Marked text={text} />
        </p>
      )}
    </li>
  );
}

function Marked({text}: {readonly text: string}): ReactNode {
  return toPieces(text).map((piece, index) =>
    piece.isMarked ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
