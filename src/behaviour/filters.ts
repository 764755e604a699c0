/** Check boxes that filter a list do nothing without scripts, so they are disabled in the built HTML. */
import {onPage} from './page';

export function filters(): void {
  onPage(() => {
    for (const group of document.querySelectorAll<HTMLFieldSetElement>('form[data-filters] > fieldset')) {
      group.disabled = false;
    }
  });
}
