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
import {type ChangeSpec, type Extension, Prec, type Text} from '@codemirror/state';
import {type EditorView, keymap} from '@codemirror/view';
import type {LanguageServices, Proposal} from '@site/src/playground/model/language';
import {createDocumentation} from './documentationView';
import {toOffset, toQuestion} from './places';
import type {ReadProps} from './types';

const WORD = /[A-Za-z_$@][\w$]*$/;
/** Signs after which the compiler knows more than the names in reach. */
const OPENERS = /(?:\.|\{\s*|\(\s*|:\s*|\bbring\s+|\bnew\s+)$/;

/** How long proposals are waited for while the compiler loads, and how often it is looked for. */
const PATIENCE_MILLISECONDS = 30_000;
const PACE_MILLISECONDS = 100;

/** Proposals of the compiler: while a name is written, after a dot, and when asked for. */
export function completion(read: ReadProps): Extension {
  return [
    Prec.highest(keymap.of([{key: 'Escape', run: forgetQuestion}])),
    autocompletion({
      override: [(context) => propose(context, read)],
      icons: false,
      activateOnTyping: true,
    }),
  ];
}

/** Escape would only end a question that nothing shows of: the reader would have to press it twice to leave the editor. */
function forgetQuestion(view: EditorView): boolean {
  if (currentCompletions(view.state).length === 0) closeCompletion(view);
  return false;
}

async function propose(context: CompletionContext, read: ReadProps): Promise<CompletionResult | null> {
  const word = context.matchBefore(WORD);
  if (!word && !context.explicit && !context.matchBefore(OPENERS)) return null;
  const {file} = read();
  const language = await compilerOf(read, context);
  if (!language) return null;
  const from = word?.from ?? context.pos;
  // Behind the dot and not behind what follows it: only there the compiler tells that the dot has to change.
  const isMember = context.state.sliceDoc(from - 1, from) === '.';
  const question = toQuestion(file, context.state.doc, isMember ? from : context.pos);
  const proposals = await language.complete(question).catch(() => []);
  return toResult(proposals, from, context.state.doc !== context.view?.state.doc);
}

/** The compiler may be on its way still: what was typed before it is answered when it is there. */
async function compilerOf(
  read: ReadProps,
  context: CompletionContext,
): Promise<LanguageServices | undefined> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (!read().language && !context.aborted && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PACE_MILLISECONDS));
  }
  return context.aborted ? undefined : read().language;
}

/**
 * Exported for its test. The editor takes `null` for an answer to what was typed in the meantime as well, and does not
 * ask again; a result that fits nothing makes it ask.
 *
 * @param hasChanged whether the text is another one than that which was asked for
 */
export function toResult(
  proposals: readonly Proposal[],
  from: number,
  hasChanged: boolean,
): CompletionResult | null {
  if (proposals.length > 0) return {from, options: proposals.map(toCompletion), validFor: /^[\w$@]*$/};
  return hasChanged ? {from, options: []} : null;
}

function toCompletion(proposal: Proposal): Completion {
  const {label, kind, detail, documentation, rank} = proposal;
  return {
    label,
    type: kind,
    sortText: rank,
    ...(detail && {detail: ` ${detail}`}),
    ...(documentation && {info: () => createDocumentation(documentation)}),
    apply: (view, completion, from, to) => take(proposal, {view, completion, from, to}),
  };
}

interface Taking {
  readonly view: EditorView;
  readonly completion: Completion;
  readonly from: number;
  readonly to: number;
}

/** Writes a proposal in the place of what was typed of it, after the changes that it needs elsewhere. */
function take(
  {label, insert, isSnippet, besides, goesOn}: Proposal,
  {view, completion, ...place}: Taking,
): void {
  const others = view.state.changes(toChanges(besides, view.state.doc));
  if (!others.empty) view.dispatch({changes: others, userEvent: 'input.complete'});
  const from = others.mapPos(place.from, 1);
  const to = others.mapPos(place.to, 1);
  if (insert && isSnippet) snippet(toSnippet(insert))(view, completion, from, to);
  else {
    const written = insertCompletionText(view.state, insert ?? label, from, to);
    view.dispatch({...written, annotations: pickedCompletion.of(completion)});
  }
  if (goesOn) startCompletion(view);
}

function toChanges(besides: Proposal['besides'], doc: Text): ChangeSpec[] {
  return besides.map(({from, to, text}) => ({
    from: toOffset(doc, from),
    to: toOffset(doc, to),
    insert: text,
  }));
}

/** The protocol writes places as `$1` and `${1:name}`, the editor as `${}` and `${name}`. */
function toSnippet(insert: string): string {
  return insert
    .replace(/\\([$}\\])/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '${$1}')
    .replace(/\$(?:\{\d+\}|\d+)/g, '${}');
}
