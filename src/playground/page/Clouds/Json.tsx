import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import styles from './styles.module.css';

/** A name with its colon, a text, a number or a word. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** What is coloured: each takes an element, and a program can write a hundred thousand. */
const MAX_TOKENS = 2_000;

/** JSON with its colours, as far as they go. */
export default function Json({text, label}: {readonly text: string; readonly label: string}): ReactNode {
  return (
    <pre className={styles.json} tabIndex={0} role="group" aria-label={shownText(label)}>
      <code>{highlight(shownText(text))}</code>
    </pre>
  );
}

function highlight(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (parts.length >= 2 * MAX_TOKENS) break;
    const [whole, quoted, colon] = match;
    parts.push(text.slice(end, match.index));
    const kind = colon !== undefined ? 'name' : quoted !== undefined ? 'text' : 'value';
    parts.push(
      <span key={match.index} data-kind={kind}>
        {whole}
      </span>,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
