import type {Extension} from '@codemirror/state';
import {hoverTooltip} from '@codemirror/view';
import {createDocumentation} from './documentationView';
import {toDocumentPosition} from './positions';
import type {ReadProps} from './types';

const DELAY_MILLISECONDS = 250;

/** The type and the documentation of the name under the pointer. */
export function hover(read: ReadProps): Extension {
  return hoverTooltip(
    async (view, offset) => {
      const {language, file} = read();
      const word = view.state.wordAt(offset);
      if (!language || !word) return null;
      const at = toDocumentPosition({language, file, doc: view.state.doc, offset});
      const result = await language.hover(at).catch(() => undefined);
      if (!result) return null;
      const dom = createDocumentation(result.contents);
      return {pos: word.from, end: word.to, above: true, create: () => ({dom})};
    },
    {hoverTime: DELAY_MILLISECONDS, hideOnChange: true},
  );
}
