export interface ChosenAnswer {
  readonly isRight: boolean;
  readonly isChosen: boolean;
}

export interface Verdict {
  readonly isRight: boolean;
  /** One sentence or two for the reader. */
  readonly text: string;
}

/** @param answers all answers of a question, of which one or several are right */
export function verdictOn(answers: readonly ChosenAnswer[]): Verdict {
  const chosen = answers.filter(({isChosen}) => isChosen);
  const wrong = chosen.filter(({isRight}) => !isRight).length;
  const missing = answers.filter(({isRight, isChosen}) => isRight && !isChosen).length;
  const isSingle = answers.filter(({isRight}) => isRight).length === 1;
  if (chosen.length === 0) return {isRight: false, text: 'Choose an answer first.'};
  if (wrong === 0 && missing === 0)
    return {isRight: true, text: isSingle ? 'Right.' : 'Right, that’s all of them.'};
  if (isSingle) return {isRight: false, text: 'Wrong. Try again.'};
  const parts = [
    ...(wrong > 0 ? [`${wrong} of your answers ${wrong === 1 ? 'is' : 'are'} wrong`] : []),
    ...(missing > 0 ? [`${missing} right ${missing === 1 ? 'answer is' : 'answers are'} missing`] : []),
  ];
  return {isRight: false, text: `Not yet: ${parts.join(', and ')}. Try again.`};
}
