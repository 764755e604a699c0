import {colourModeLabel} from '../../components/ColourModeSwitch/label';
import {type ColourChoice, readColours, showColours, toColourChoice} from '../first-load/colours';
import {onPage} from '../../lib/page/page';
import {closest} from '../../lib/page/press';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

const SWITCH = '[data-colour-mode]';

/** The switch of the colours, in all tabs. What the reader has chosen was shown before the page (`src/shell/first-load`). */
export function colourMode({storageSuffix}: SiteSettings): void {
  const name = `theme${storageSuffix}`;
  const stored = storedValue(name);
  document.addEventListener('click', (event) => {
    if (!closest(event, SWITCH)) return;
    const choice = nextChoice(currentChoice());
    show(choice);
    if (choice === 'system') stored.delete();
    else stored.set(choice);
  });
  addEventListener('storage', ({key, newValue}) => key === name && show(toColourChoice(newValue)));
  for (const scheme of ['light', 'dark']) {
    matchMedia(`(prefers-color-scheme: ${scheme})`).addEventListener('change', () => show(currentChoice()));
  }
  onPage(sayChoice);
  // The reader may have changed it while this page was rendered ahead, or kept to be shown on the way back.
  const showStored = () => show(readColours(name));
  document.addEventListener('prerenderingchange', showStored);
  addEventListener('pageshow', ({persisted}) => persisted && showStored());
}

function currentChoice(): ColourChoice {
  return toColourChoice(document.documentElement.dataset.themeChoice);
}

/** From the system's colours to the others, to the same as the system's, and back: the first press changes what is seen. */
function nextChoice(choice: ColourChoice): ColourChoice {
  const isLight = matchMedia('(prefers-color-scheme: light)').matches;
  if (choice === 'system') return isLight ? 'dark' : 'light';
  return (choice === 'light') === isLight ? 'system' : isLight ? 'light' : 'dark';
}

function show(choice: ColourChoice): void {
  showColours(choice);
  sayChoice();
}

function sayChoice(): void {
  const label = Object.entries(colourModeLabel(currentChoice()));
  for (const button of document.querySelectorAll(SWITCH)) {
    for (const [name, value] of label) button.setAttribute(name, value);
  }
}
