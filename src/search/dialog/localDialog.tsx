import {toContextFilters} from '@site/src/search/client/contextFilters';
import {type DialogOptions, openDialog} from './open';
import SearchModal from './SearchModal';

/** Opens the dialog of the search in the reader's browser. @returns closes it */
export function openLocalDialog({settings, engine, language, tags, ...options}: DialogOptions): () => void {
  const {value, dataset} = options.field;
  return openDialog(options, ({close}) => (
    <SearchModal
      settings={settings}
      engine={engine}
      filters={toContextFilters(language, tags)}
      initialQuery={value}
      isEntered={dataset.entered === value}
      onClose={close}
    />
  ));
}
