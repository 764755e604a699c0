import type {ReactNode} from 'react';
import clsx from 'clsx';
import {toPieces} from '@site/src/search/client/highlightedText';
import type {Highlighted, SearchHit} from '@site/src/search/shared/types';
import {Icon, type IconName, TreeLine} from './icons';
import type {StoredHit} from './readStoredHits';

/** A hit that is shown: one that was found, or one that is stored. */
export interface HitItem {
  /** Of its element. */
  readonly id: string;
  readonly hit: StoredHit & Partial<Pick<SearchHit, '_snippetResult'>>;
  readonly icon: IconName;
  /** For a place in the page above it: whether the next hit is not. */
  readonly tree?: 'last' | 'more';
  /** What to remember when it is chosen. */
  readonly remembered?: StoredHit;
  readonly actions?: ReactNode;
}

export interface HitListProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly HitItem[];
}

interface Props extends HitListProps {
  /** Id of the hit that Enter chooses. */
  readonly active: string | undefined;
  readonly onActive: (id: string) => void;
  readonly onChoose: (item: HitItem) => void;
}

/** Hits have links and buttons in them, which the options of a listbox must not: so it is a tree. */
export default function HitList({id, title, items, active, onActive, onChoose}: Props): ReactNode {
  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">{title}</div>
      <ul id={id} role="tree" aria-label={title}>
        {items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            role="treeitem"
            aria-selected={item.id === active}
            className={clsx('DocSearch-Hit', item.tree && 'DocSearch-Hit--Child')}
            onMouseMove={() => onActive(item.id)}
          >
            <a href={item.hit.url} onClick={() => onChoose(item)}>
              <div className="DocSearch-Hit-Container">
                {item.tree && <TreeLine isLast={item.tree === 'last'} />}
                <div className="DocSearch-Hit-icon">
                  <Icon name={item.icon} />
                </div>
                <Texts hit={item.hit} />
                {item.actions ?? (
                  <div className="DocSearch-Hit-action">
                    <Icon name="select" className="DocSearch-Hit-Select-Icon" />
                  </div>
                )}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text that matches, and where it is. */
function Texts({hit: {type, hierarchy, content, _snippetResult: marked}}: Pick<HitItem, 'hit'>): ReactNode {
  const page = marked?.hierarchy.lvl1?.value ?? hierarchy.lvl1;
  const text = valueOf(marked?.content, content);
  const [title, path] =
    type === 'lvl1'
      ? [page, text]
      : [type === 'content' ? text : valueOf(marked?.hierarchy[type], hierarchy[type]), page];
  return (
    <div className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <Marked text={title ?? ''} />
      </span>
      {path && (
        <span className="DocSearch-Hit-path">
          <Marked text={path} />
        </span>
      )}
    </div>
  );
}

function valueOf(marked: Highlighted | undefined, text: string | null): string {
  return marked?.value ?? text ?? '';
}

function Marked({text}: {readonly text: string}): ReactNode {
  return toPieces(text).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
