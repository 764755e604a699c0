import {useEffect, useState, type ReactNode} from 'react';
import type {LanguageServices, Position, SymbolEntry} from '@site/src/playground/model/language';
import Dialog from './Dialog';
import styles from './lists.module.css';

type Props = {
  readonly file: string;
  readonly language: LanguageServices;
  readonly onGoTo: (position: Position) => void;
  readonly onClose: () => void;
};

/** The names that a file defines. */
export default function SymbolsDialog({file, language, onGoTo, onClose}: Props): ReactNode {
  const [symbols, setSymbols] = useState<readonly SymbolEntry[]>();
  useEffect(() => {
    let isHere = true;
    language.symbols(file).then(
      (found) => isHere && setSymbols(found),
      () => isHere && setSymbols([]),
    );
    return () => {
      isHere = false;
    };
  }, [file, language]);
  return (
    <Dialog title={`Names in ${file}`} onClose={onClose}>
      {symbols?.length === 0 && <p>This file defines no names.</p>}
      <ul className={styles.list}>
        {symbols?.map(({name, kind, position, depth}, index) => (
          <li key={index} style={{paddingInlineStart: `${depth}rem`}}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                onClose();
                onGoTo(position);
              }}
            >
              <code>{name}</code> <span className={styles.kind}>{kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
