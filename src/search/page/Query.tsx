import {useEffect, useRef, useState, type ReactNode} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/config/search';
import {readSearchAddress, toQuery} from './searchAddress';
import styles from './styles.module.css';

/** Milliseconds without typing until the search starts. */
const TYPING_DELAY_MS = 200;

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The input for the query. It searches when the reader pauses or presses Enter. */
export default function Query({query, onChange}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  // The query can change without typing: by the browser's back button.
  if (known !== query) {
    setKnown(query);
    if (toQuery(typed) !== query) setTyped(query);
  }

  useEffect(() => {
    if (toQuery(typed) === query) return undefined;
    const timer = setTimeout(() => onChange(toQuery(typed)), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, query, onChange]);

  useEffect(() => {
    // A reader who arrives with a query wants the results.
    // oxlint-disable-next-line no-restricted-properties -- `readSearchAddress` bounds the query
    if (!readSearchAddress(window.location.search).query) input.current?.focus();
  }, []);

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(toQuery(typed));
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Search the site"
        placeholder="A name, an error, a question"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        maxLength={MAX_QUERY_LENGTH}
        className={styles.input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
