/** Check boxes that filter a list. They do nothing without scripts, so they are disabled in the built HTML. */
import {onPage} from '../../lib/page/page';

/** What filters a list, by the name that its form has. */
const LISTS: Readonly<Record<string, () => Promise<(form: HTMLFormElement) => void>>> = {
  matrix: () =>
    import('../../pages/platform-support/client/filterMatrix').then(({filterMatrix}) => filterMatrix),
  examples: () =>
    import('../../learning/examples/client/filterExamples').then(({filterExamples}) => filterExamples),
};

/** The lists are filtered when the address asks for it, and when the reader does. */
export function filters(): void {
  onPage(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filters]')) {
      for (const group of form.querySelectorAll('fieldset')) group.disabled = false;
      // oxlint-disable-next-line no-restricted-globals -- only whether there is one; the list reads it
      if (location.search) load(form);
      else waitForReader(form);
    }
  });
}

function waitForReader(form: HTMLFormElement): void {
  form.addEventListener('change', () => load(form), {once: true});
}

function load(form: HTMLFormElement): void {
  LISTS[form.dataset.filters!]!().then(
    (filter) => filter(form),
    (error: unknown) => {
      console.warn(error);
      waitForReader(form);
    },
  );
}
