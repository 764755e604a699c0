/** The filters of the support matrix, which is one page: their part is loaded there only. */
import {onPage} from './page';

export function supportMatrix(): void {
  onPage((signal) => {
    const form = document.querySelector<HTMLFormElement>('[data-matrix] > form');
    if (!form) return;
    import('../support/client/filterMatrix').then(
      ({filterMatrix}) => filterMatrix(form, signal),
      console.warn,
    );
  });
}
