import {
  autocompletion,
  closeCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  currentCompletions,
  insertCompletionText,
  pickedCompletion,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import {type Extension, Prec, type Text} from '@codemirror/state';
import {type EditorView, keymap} from '@codemirror/view';
import type {CompletionItem, TextEdit} from 'vscode-languageserver-types';
import type {LanguageClient} from '@site/src/playground/client/languageClient';
import {createDocumentation} from './documentationView';
import {toDocumentPosition, toOffset} from './positions';
import type {ReadProps} from './types';

const WORD = /[A-Za-z_$@][\w$]*$/;
/** Text after which the compiler knows more than the names in scope. */
const TRIGGER = /(?:\.|\{\s*|\(\s*|:\s*|\bbring\s+|\bnew\s+)$/;

/** `InsertTextFormat.Snippet` of the protocol. */
const SNIPPET_FORMAT = 2;

/** How long completion waits for the compiler to load, and how often it checks. */
const LOAD_TIMEOUT_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 100;

/** Completion by the compiler: while a name is written, after a trigger, and on request. */
export function completion(read: ReadProps): Extension {
  return [
    Prec.highest(keymap.of([{key: 'Escape', run: cancelRequest}])),
    autocompletion({
      override: [(context) => complete(context, read)],
      icons: false,
      activateOnTyping: true,
    }),
  ];
}

/** Otherwise Escape would only cancel a request that nothing shows: leaving the editor would take a second Escape. */
function cancelRequest(view: EditorView): boolean {
  if (currentCompletions(view.state).length === 0) closeCompletion(view);
  return false;
}

async function complete(context: CompletionContext, read: ReadProps): Promise<CompletionResult | null> {
  const word = context.matchBefore(WORD);
  if (!word && !context.explicit && !context.matchBefore(TRIGGER)) return null;
  const {file} = read();
  const language = await loadedLanguage(read, context);
  if (!language) return null;
  const {doc} = context.state;
  const from = word?.from ?? context.pos;
  // Directly after the dot: only there does the compiler say that the dot has to become `?.`.
  const isMember = context.state.sliceDoc(from - 1, from) === '.';
  const at = toDocumentPosition({language, file, doc, offset: isMember ? from : context.pos});
  const items = await language.completion(at).catch(() => []);
  return toCompletionResult(items, from, doc !== context.view?.state.doc);
}

/** The compiler may still be loading: a request that came before it is answered once it is there. */
async function loadedLanguage(
  read: ReadProps,
  context: CompletionContext,
): Promise<LanguageClient | undefined> {
  const end = Date.now() + LOAD_TIMEOUT_MILLISECONDS;
  while (!read().language && !context.aborted && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  return context.aborted ? undefined : read().language;
}

/**
 * Exported for its test. After `null`, the editor does not request again for what was typed in the meantime; after an
 * empty result it does.
 *
 * @param hasChanged whether the text has changed since the request
 */
export function toCompletionResult(
  items: readonly CompletionItem[],
  from: number,
  hasChanged: boolean,
): CompletionResult | null {
  if (items.length > 0) return {from, options: items.map(toCompletion), validFor: /^[\w$@]*$/};
  return hasChanged ? {from, options: []} : null;
}

function toCompletion(item: CompletionItem, index: number): Completion {
  const {label, kind, detail, documentation, sortText} = item;
  return {
    label,
    // There are no icons: it only tells items of the same label apart.
    ...(kind && {type: `${kind}`}),
    sortText: sortText ?? `${index}`.padStart(5, '0'),
    ...(detail && {detail: ` ${detail}`}),
    ...(documentation && {info: () => createDocumentation(documentation)}),
    apply: (view, completion, from, to) => applyItem(item, {view, completion, from, to}),
  };
}

interface Target {
  readonly view: EditorView;
  readonly completion: Completion;
  readonly from: number;
  readonly to: number;
}

/** Replaces what was typed of an item, after the item's edits elsewhere. */
function applyItem(item: CompletionItem, {view, completion, ...target}: Target): void {
  const {label, insertText = label, insertTextFormat, additionalTextEdits = [], command} = item;
  const additional = view.state.changes(additionalTextEdits.map((edit) => toChange(edit, view.state.doc)));
  if (!additional.empty) view.dispatch({changes: additional, userEvent: 'input.complete'});
  const from = additional.mapPos(target.from, 1);
  const to = additional.mapPos(target.to, 1);
  if (insertTextFormat === SNIPPET_FORMAT) snippet(toSnippet(insertText))(view, completion, from, to);
  else {
    const transaction = insertCompletionText(view.state, insertText, from, to);
    view.dispatch({...transaction, annotations: pickedCompletion.of(completion)});
  }
  if (command?.command === 'editor.action.triggerSuggest') startCompletion(view);
}

function toChange({range, newText}: TextEdit, doc: Text) {
  return {from: toOffset(doc, range.start), to: toOffset(doc, range.end), insert: newText};
}

/** The protocol writes the fields of a snippet as `$1` and `${1:name}`, the editor as `${}` and `${name}`. */
function toSnippet(insertText: string): string {
  return insertText
    .replace(/\\([$}\\])/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '${$1}')
    .replace(/\$(?:\{\d+\}|\d+)/g, '${}');
}
