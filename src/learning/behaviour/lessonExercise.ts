/** The solution of a tutorial's exercise, and its questions. Nothing of it is loaded before the reader reaches for it. */
import {nextPage} from '../../samples/exercises/nextPage';
import type {ReplaceEvent, SolvedEvent} from '../../samples/exercises/events';
import {replacements} from '../../samples/exercises/replacements';
import {verdictOn} from '../../samples/exercises/verdict';

export function useControl(button: HTMLElement): void {
  const question = button.closest<HTMLElement>('[data-question]');
  if (question) checkQuestion(question);
  else putSolution(button);
}

/** Puts the solution into the editor of the exercise, and checks it there. */
function putSolution(button: HTMLElement): void {
  const figure = document.querySelector<HTMLElement>('figure[data-exercise]');
  const code = button.closest('details')?.querySelector('pre > code');
  if (!figure || !code) return;
  replacements.set(figure, `${code.textContent.trimEnd()}\n`);
  figure.scrollIntoView({block: 'nearest'});
  if (figure.dataset.running === undefined) figure.querySelector<HTMLElement>('[data-run]')?.click();
  else figure.dispatchEvent(new Event('exercise:replace' satisfies ReplaceEvent));
}

/** The questions that were answered right, on the pages that were shown. */
const answered = new WeakSet<Element>();
/** Those that forget what was said when another answer is chosen. */
const followed = new WeakSet<Element>();

interface ShownAnswer {
  readonly isRight: boolean;
  readonly isChosen: boolean;
  /** Below the answer. */
  readonly place: Element;
  /** The answer again, and what there is to say about it. */
  readonly explanation: Element;
}

function checkQuestion(question: HTMLElement): void {
  const answers = answersOf(question);
  const {text, isRight} = verdictOn(answers);
  const status = question.querySelector('[data-check-answer] + [role=status]')!;
  status.textContent = text;
  for (const answer of answers) explain(answer);
  if (!followed.has(question)) {
    followed.add(question);
    question.addEventListener('change', () => {
      status.textContent = '';
      for (const {place} of answers) place.replaceChildren();
    });
  }
  if (!isRight) return;
  answered.add(question);
  if (![...document.querySelectorAll('[data-question]')].every((one) => answered.has(one))) return;
  document.dispatchEvent(new Event('exercise:solved' satisfies SolvedEvent));
  showNext(status);
}

/** Beside the last verdict. */
function showNext(status: Element): void {
  const next = nextPage();
  if (!next) return;
  const link = document.createElement('a');
  link.href = next.href;
  link.textContent = next.words;
  status.append(' ', link);
}

function answersOf(question: HTMLElement): ShownAnswer[] {
  const explanations = question.querySelectorAll('[data-explanations] > div');
  return [...question.querySelectorAll<HTMLElement>('[data-answer]')].map((answer, index) => ({
    isRight: answer.dataset.answer === 'right',
    isChosen: answer.querySelector('input')!.checked,
    place: answer.lastElementChild!,
    explanation: explanations[index]!,
  }));
}

/** Only what was chosen is explained: the others are still to be found. */
function explain({isRight, isChosen, place, explanation}: ShownAnswer): void {
  place.toggleAttribute('data-right', isRight);
  if (!isChosen) return place.replaceChildren();
  const [, ...rest] = [...explanation.children].map((child) => child.cloneNode(true) as Element);
  const verdict = document.createElement('strong');
  verdict.textContent = isRight ? 'Right. ' : 'Wrong. ';
  rest[0]?.prepend(verdict);
  place.replaceChildren(...rest);
}
