import {filterList} from '@site/src/components/Filters/filterList';
import {showSelected} from './showSelected';

/**
 * Filters the tables of the support matrix by the check boxes of `form`.
 *
 * @param signal aborted when the page is left
 */
export function filterMatrix(form: HTMLFormElement, signal: AbortSignal): void {
  const matrix = form.parentElement!;
  const total = matrix.querySelectorAll('tbody tr').length;
  filterList(form, {noun: 'rows', total, show: (selection) => showSelected(matrix, selection)}, signal);
}
