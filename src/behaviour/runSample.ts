/** Runs a program in its page. Nothing that it takes is loaded before the reader presses Run. */
import {changedPrograms, hideFailure, panelOf, showFailure, shownProgram} from '../samples/client/figure';
import {askAgain, NEW_VERSION} from './askAgain';
import {closest, press} from './press';
import type {SiteSettings} from './settings';

export function runSample({baseUrl, engine}: SiteSettings): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-run]');
    const figure = button?.closest('figure');
    if (!button || !figure) return;
    hideFailure(figure);
    press(button, async () => {
      const {openRun} = await import('../samples/RunProgram/open');
      await openRun({
        figure,
        shown: shownProgram(figure),
        panel: panelOf(figure),
        engine: `${baseUrl}${engine.directory}/`,
        playground: `${baseUrl}play`,
        onChange: (program) => changedPrograms.set(figure, program),
      });
    }).catch((error: unknown) => {
      showFailure(figure, error);
      askAgain(() => showFailure(figure, NEW_VERSION));
    });
  });
}
