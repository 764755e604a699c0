import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/config/search';
import {Icon, Spinner} from './icons';

interface Props {
  readonly query: string;
  /** Ids of the lists that it controls, and of the hit that is chosen in them. */
  readonly lists: string;
  readonly active: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}

export default function SearchBar({query, lists, active, onQuery, onKey, onClose}: Props): ReactNode {
  const id = useId();
  return (
    <header className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onQuery('');
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <label className="DocSearch-MagnifierLabel" htmlFor={id}>
          <Icon name="search" className="DocSearch-Search-Icon" />
          <span className="DocSearch-VisuallyHiddenForAccessibility">Search</span>
        </label>
        <div className="DocSearch-LoadingIndicator">
          <Spinner />
        </div>
        <input
          id={id}
          className="DocSearch-Input"
          type="search"
          placeholder="Search the site"
          aria-autocomplete="list"
          aria-controls={lists}
          aria-activedescendant={active}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <button
          type="reset"
          className="DocSearch-Reset"
          title="Clear the query"
          aria-label="Clear the query"
          hidden={!query}
        >
          <Icon name="remove" />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        Cancel
      </button>
    </header>
  );
}
