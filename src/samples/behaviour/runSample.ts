/** Runs a program in its page, or compiles it for clouds. Nothing that it takes is loaded before the reader presses a button. */
import {changedPrograms, hideFailure, panelOf, showFailure, shownProgram} from '../client/figure';
import {askAgain, NEW_VERSION} from '../../lib/page/askAgain';
import {closest, press} from '../../lib/page/press';
import type {SiteSettings} from '../../lib/page/settings';

export function runSample(site: SiteSettings): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-run]');
    const figure = button?.closest('figure');
    if (!button || !figure) return;
    hideFailure(figure);
    press(button, async () => {
      const {openRun} = await import('../RunProgram/open');
      await openRun({
        figure,
        shown: shownProgram(figure),
        panel: panelOf(figure),
        button,
        site,
        onChange: (program) => changedPrograms.set(figure, program),
      });
    }).catch((error: unknown) => {
      showFailure(figure, error);
      askAgain(() => showFailure(figure, NEW_VERSION));
    });
  });
}
