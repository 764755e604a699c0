/** What behaviours know of the figure of a code sample (`theme/CodeSample` writes it). */
import type {SampleProgram} from '../types';
import {programText} from './copy';

/** A program as its page has it: the code that it shows, and where the rest is. */
export interface ShownProgram {
  /** Of the code in the page. */
  readonly text: string;
  /** Path of the file that the page shows. */
  readonly file: string;
  /** Address of the JSON file with all of the program, where the code is not all of it. */
  readonly address: string | undefined;
}

/** What a reader has made of a program. */
export interface ChangedProgram extends SampleProgram {
  /** The file that is open. */
  readonly file: string;
}

/** By figure, while the editor of the program is open. */
export const changedPrograms = new WeakMap<Element, ChangedProgram>();

export function shownProgram(figure: HTMLElement): ShownProgram {
  const {file = '', program: address} = figure.dataset;
  return {text: programText(figure.querySelector<HTMLElement>('pre > code')!), file, address};
}

/** The place in the figure for what comes with a press. */
export function panelOf(figure: HTMLElement): HTMLElement {
  return figure.querySelector('[data-panel]')!;
}

/** Says why a press had no effect, until the next one. */
export function showFailure(figure: HTMLElement, error: unknown): void {
  hideFailure(figure);
  const message = document.createElement('span');
  message.setAttribute('role', 'alert');
  message.textContent = `The playground cannot be loaded. ${String(error)}`;
  panelOf(figure).append(message);
}

export function hideFailure(figure: HTMLElement): void {
  panelOf(figure).querySelector(':scope > [role=alert]')?.remove();
}
