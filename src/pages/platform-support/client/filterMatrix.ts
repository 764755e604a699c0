import {filterList} from '@site/src/components/Filters/filterList';
import {showSelected} from './showSelected';

/** Filters the tables of the support matrix by the check boxes of `form`. */
export function filterMatrix(form: HTMLFormElement): void {
  const matrix = form.parentElement!;
  const total = matrix.querySelectorAll('tbody tr').length;
  filterList(form, {noun: 'rows', total, show: (selection) => showSelected(matrix, selection)});
}
