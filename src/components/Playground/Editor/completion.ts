import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from '@codemirror/autocomplete';
import type {Extension} from '@codemirror/state';
import type {Proposal} from '@site/src/lib/playground/language';
import {createDocumentation} from './documentationView';
import {toQuestion} from './places';
import type {ReadProps} from './types';

const WORD = /[A-Za-z_$@][\w$]*$/;
/** Signs after which the compiler knows more than the names in reach. */
const OPENERS = /(?:\.|\{\s*|\(\s*|:\s*|\bbring\s+|\bnew\s+)$/;

/** Proposals of the compiler: while a name is written, after a dot, and when asked for. */
export function completion(read: ReadProps): Extension {
  return autocompletion({
    override: [(context) => propose(context, read)],
    icons: false,
    activateOnTyping: true,
  });
}

async function propose(context: CompletionContext, read: ReadProps): Promise<CompletionResult | null> {
  const {language, file} = read();
  if (!language) return null;
  const word = context.matchBefore(WORD);
  if (!word && !context.explicit && !context.matchBefore(OPENERS)) return null;
  const question = toQuestion(file, context.state.doc, context.pos);
  const proposals = await language.complete(question).catch(() => []);
  if (context.aborted || proposals.length === 0) return null;
  return {from: word?.from ?? context.pos, options: proposals.map(toCompletion), validFor: /^[\w$@]*$/};
}

function toCompletion(proposal: Proposal): Completion {
  const {label, kind, detail, documentation, insert, isSnippet, rank} = proposal;
  const shown: Completion = {
    label,
    type: kind,
    sortText: rank,
    ...(detail && {detail: ` ${detail}`}),
    ...(documentation && {info: () => createDocumentation(documentation)}),
  };
  if (!insert || insert === label) return shown;
  return isSnippet ? snippetCompletion(toSnippet(insert), shown) : {...shown, apply: insert};
}

/** The protocol writes places as `$1` and `${1:name}`, the editor as `${}` and `${name}`. */
function toSnippet(insert: string): string {
  return insert
    .replace(/\\([$}\\])/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '${$1}')
    .replace(/\$(?:\{\d+\}|\d+)/g, '${}');
}
