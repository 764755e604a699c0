export interface EarlyField {
  /** Its `data-entered` is what was in it when the reader pressed Enter, which the dialog then does. */
  readonly input: HTMLInputElement;
  /** Resolves when no word is being composed in it: a word that is cannot be carried to another field. */
  settle(): Promise<unknown>;
}

/**
 * A field that cannot be seen and takes what is typed while the dialog is loading: letters, words that are composed, text that
 * is pasted. A phone shows its keyboard for it, which it does not for a field that gets the focus later.
 *
 * @param onGiveUp called when the reader presses Escape
 */
export function createEarlyField(onGiveUp: () => void): EarlyField {
  const input = document.createElement('input');
  input.type = 'search';
  input.className = 'search-early-field';
  input.ariaLabel = 'Search';
  input.maxLength = MAX_LENGTH;
  // As DocSearch does: what is selected on the page is searched for, and replaced by what is typed.
  input.value = getSelection()?.toString().slice(0, MAX_LENGTH) ?? '';
  let composed: Promise<unknown> | undefined;
  input.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => {
      input.addEventListener('compositionend', resolve, {once: true});
    });
  });
  input.addEventListener('keydown', ({key, isComposing}) => {
    if (isComposing) return;
    if (key === 'Escape') onGiveUp();
    if (key === 'Enter') input.dataset.entered = input.value;
  });
  document.body.append(input);
  input.focus({preventScroll: true});
  input.select();
  return {
    input,
    settle: async () => composed,
  };
}

/** The same as in `config/search.ts`, which every page would load for it. */
export const MAX_LENGTH = 300;
