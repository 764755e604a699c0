import {filterList} from '@site/src/components/Filters/filterList';
import {countValue, isSelected, type Values} from '../filters';

/** Filters the cards of the examples by the check boxes of `form`, each of which has the number of what it would show. */
export function filterExamples(form: HTMLFormElement): void {
  const cards = [...form.parentElement!.querySelectorAll<HTMLElement>('[data-values]')].map((element) => ({
    element,
    // Written by the build (`theme/ExampleListPage`).
    values: JSON.parse(element.dataset.values!) as Values,
  }));
  const all = cards.map(({values}) => values);
  const options = form.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  filterList(form, {
    noun: 'examples',
    total: cards.length,
    show(selection) {
      for (const {element, values} of cards) element.hidden = !isSelected(values, selection);
      for (const {name, value, labels} of options) {
        labels![0]!.querySelector('[data-count]')!.textContent = String(
          countValue(all, selection, name, value),
        );
      }
      return all.filter((values) => isSelected(values, selection)).length;
    },
  });
}
