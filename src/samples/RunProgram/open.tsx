import {SEARCH_PAGE} from '@site/src/config/search';
import type {CloudPlatform} from '@site/src/wing/language/platforms';
import {mount} from '@site/src/components/Island/mount';
import type {SiteSettings} from '@site/src/lib/page/settings';
import type {ChangedProgram, ShownProgram} from '../client/figure';
import {readProgram} from '../client/readProgram';
import OpenLink from '../theme/CodeSample/OpenLink';
import type {MarkKind, PrintedOutput} from '../types';
import type {ReplaceEvent, SolvedEvent} from '../exercises/events';
import {nextPage} from '../exercises/nextPage';
import {replacements} from '../exercises/replacements';
import RunProgram, {type Exercise} from './RunProgram';

// In one part with the other: one of its own would divide all parts anew, whose names the script of every page has.
export {openEmbed as open} from './embed/openEmbed';

interface OpenRunOptions {
  /** The figure that shows the program. */
  readonly figure: HTMLElement;
  readonly shown: ShownProgram;
  /** The place for the editor and the output. */
  readonly panel: HTMLElement;
  /** The button that the reader has pressed. */
  readonly button: HTMLElement;
  readonly site: SiteSettings;
  /** Called with the program at first, and after each change. */
  onChange(program: ChangedProgram): void;
}

/**
 * Puts an editor and the output of a run in the place of a program's code, and runs the program.
 *
 * @throws Error with what keeps the program from being run
 */
export async function openRun({
  figure,
  shown,
  panel,
  button,
  site: {baseUrl, engine},
  onChange,
}: OpenRunOptions): Promise<void> {
  if (typeof WebAssembly === 'undefined') throw new Error('The browser has no WebAssembly.');
  const views = figure.querySelector('[data-views]');
  const [{printed = printedBeside(figure), ...program}, LiveViews] = await Promise.all([
    readProgram(shown),
    views && import('./views/LiveViews'),
  ]);
  const place = document.createElement('div');
  panel.append(place);
  mount(
    place,
    <RunProgram
      baseUrl={baseUrl}
      engine={`${baseUrl}${engine.directory}/`}
      onChange={onChange}
      // Another link for another address: the old one may have been prepared.
      openLink={(query) => <OpenLink key={query} playground={`${baseUrl}play${query}`} />}
      beginsAtOnce
      search={`${baseUrl}${SEARCH_PAGE}`}
      program={program}
      file={shown.file}
      printed={printed}
      foot={footOf(figure)}
      exercise={exerciseOf(figure)}
      runs={figure.querySelector('[data-run=true]') !== null}
      isForClouds={button.dataset.run !== 'true'}
      clouds={cloudsOf(figure)}
      views={views && LiveViews ? {Component: LiveViews.default, place: views} : undefined}
    />,
  );
  // The code is hidden.
  figure.dataset.running = '';
}

function printedBeside(figure: HTMLElement): PrintedOutput | undefined {
  const output = figure.querySelector<HTMLElement>(':scope > [data-output]');
  const kind = output?.dataset.output as PrintedOutput['kind'] | 'error' | undefined;
  return kind && kind !== 'error' ? {kind, text: output!.querySelector('samp')!.textContent} : undefined;
}

/** What the page says under the code. */
function footOf(figure: HTMLElement): {mark: MarkKind; text: string} {
  const foot = figure.querySelector<HTMLElement>(':scope > [data-kind]')!;
  return {mark: foot.dataset.kind as MarkKind, text: foot.firstElementChild!.textContent};
}

/** The clouds on its button. */
function cloudsOf(figure: HTMLElement): readonly CloudPlatform[] {
  const names = figure.querySelector<HTMLElement>('[data-run^=tf]')?.dataset.run?.split(',') ?? [];
  return names as CloudPlatform[];
}

function exerciseOf(figure: HTMLElement): Exercise | undefined {
  if (figure.dataset.exercise === undefined) return undefined;
  return {
    next: nextPage(),
    onReplace(listener, signal) {
      const replace = () => {
        const text = replacements.get(figure);
        replacements.delete(figure);
        if (text !== undefined) listener(text);
      };
      figure.addEventListener('exercise:replace' satisfies ReplaceEvent, replace, {signal});
      // Before the editor was there.
      replace();
    },
    onSolved: () => document.dispatchEvent(new Event('exercise:solved' satisfies SolvedEvent)),
  };
}
