import {useEffect, useState, type ReactNode} from 'react';
import {formatCount} from '@site/src/lib/formatCount';
import {shownText} from '@site/src/lib/shownText';
import type {LanguageClient} from '@site/src/playground/client/languageClient';
import type {DocumentPosition} from '@site/src/playground/engine/compiler/documentPosition';
import {toOutline} from '@site/src/playground/model/outline';
import Dialog from './Dialog';
import styles from './lists.module.css';

interface Props {
  readonly file: string;
  readonly language: LanguageClient;
  readonly onGoTo: (at: DocumentPosition) => void;
  readonly onClose: () => void;
}

/** The names that a file defines, each with a link to its definition. */
export default function SymbolsDialog({file, language, onGoTo, onClose}: Props): ReactNode {
  const [outline, setOutline] = useState<ReturnType<typeof toOutline>>();
  useEffect(() => {
    let isCurrent = true;
    language.documentSymbols(file).then(
      (symbols) => isCurrent && setOutline(toOutline(symbols)),
      () => isCurrent && setOutline({entries: [], left: 0}),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, language]);
  return (
    <Dialog title={`Names in ${file}`} onClose={onClose}>
      {outline?.entries.length === 0 && <p>This file defines no names.</p>}
      <ul className={styles.list}>
        {outline?.entries.map(({name, kind, position, depth}, index) => (
          <li key={index} style={{paddingInlineStart: `${depth}rem`}}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                onClose();
                onGoTo({uri: file, position});
              }}
            >
              <code>{shownText(name)}</code> <span className={styles.kind}>{kind}</span>
            </button>
          </li>
        ))}
      </ul>
      {outline && outline.left > 0 && <p>More names that are not shown: {formatCount(outline.left)}</p>}
    </Dialog>
  );
}
