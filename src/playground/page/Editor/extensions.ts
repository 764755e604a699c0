import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, indentOnInput, indentUnit, syntaxHighlighting} from '@codemirror/language';
import {lintGutter, nextDiagnostic} from '@codemirror/lint';
import {search, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension, Prec} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {HIDDEN_CHARACTERS, nameOfHidden} from '@site/src/lib/shownText';
import {completion} from './completion';
import {hangingIndent} from './hangingIndent';
import {hover} from './hover';
import {javascript} from './javascript';
import {marks} from './marks';
import {navigation} from './navigation';
import {phases} from './phases';
import {toPosition} from './positions';
import {signature} from './signature';
import {theme} from './theme';
import {tokenStyle} from './tokenNames';
import type {ReadProps} from './types';
import {wing} from './wingMode';

const NARROW = '(max-width: 600px)';

/** The extensions for one file. */
export function createExtensions(file: string, describedBy: string, read: ReadProps): Extension {
  const isWing = file.endsWith('.w');
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    lintGutter(),
    highlightSpecialChars({addSpecialChars: HIDDEN_CHARACTERS, render: renderHidden}),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    search({top: true}),
    EditorState.tabSize.of(2),
    indentUnit.of('  '),
    isWing ? wing : /\.(?:[cm]?js|ts|json)$/.test(file) ? javascript(file) : [],
    syntaxHighlighting(tokenStyle),
    theme,
    marks,
    matchMedia(NARROW).matches ? [EditorView.lineWrapping, hangingIndent] : [],
    // The first one's Escape comes before the list's.
    isWing ? [phases, signature(read), completion(read), hover(read), navigation(read)] : [],
    runKeys(read),
    keymap.of([
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...historyKeymap,
      {key: 'F8', run: nextDiagnostic},
      // After the keys that close a tooltip or panel, and before the default keys, which also use Escape.
      {key: 'Escape', run: () => leave(read)},
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': file,
      'aria-describedby': describedBy,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) read().onChange(update.state.doc.toString());
      if (update.selectionSet || update.docChanged)
        read().onCursor?.(toPosition(update.state.doc, update.state.selection.main.head));
    }),
  ];
}

/** A reader judges the program of someone else by what it looks like. @param description in words, for screen readers */
function renderHidden(code: number, description: string | null): HTMLElement {
  const element = document.createElement('span');
  element.className = 'cm-specialChar';
  element.textContent = nameOfHidden(code);
  element.title = description ?? '';
  return element;
}

/** Before the default keys, which also use them. */
function runKeys(read: ReadProps): Extension {
  const run = () => {
    read().onRun();
    return true;
  };
  return Prec.highest(keymap.of([{key: 'Mod-Enter', run, stopPropagation: true}]));
}

function leave(read: ReadProps): boolean {
  read().onLeave();
  return true;
}
