import type {Extension} from '@codemirror/state';
import {hoverTooltip} from '@codemirror/view';
import {createDocumentation} from './documentationView';
import {toQuestion} from './places';
import type {ReadProps} from './types';

const DELAY_MILLISECONDS = 250;

/** What the name under the pointer is. */
export function hover(read: ReadProps): Extension {
  return hoverTooltip(
    async (view, pos) => {
      const {language, file} = read();
      const word = view.state.wordAt(pos);
      if (!language || !word) return null;
      const answer = await language.hover(toQuestion(file, view.state.doc, pos)).catch(() => undefined);
      if (!answer) return null;
      const dom = createDocumentation(answer.text);
      return {pos: word.from, end: word.to, above: true, create: () => ({dom})};
    },
    {hoverTime: DELAY_MILLISECONDS, hideOnChange: true},
  );
}
