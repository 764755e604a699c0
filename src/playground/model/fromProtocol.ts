/** The answers of the compiler's language services, which have the form of the language server protocol, as the editor shows them. */
import type {Diagnostic} from '@site/src/playground/engine/compiler/diagnostics';
import {
  COMPLETION_KINDS,
  type CompletionItem,
  type DocumentSymbol,
  type Place as ProtocolPlace,
  type Position as ProtocolPosition,
  type Range,
  type SignatureHelp,
  SYMBOL_KINDS,
  type TextEdit,
  type WorkspaceEdit,
} from '@site/src/playground/engine/compiler/lsp';
import type {Edit, Position, Proposal, Signature, SymbolEntry, TextChange} from './language';
import type {Place, Problem, Stretch} from './problems';

/** The kinds that the editor has other names for. */
const EDITOR_KINDS: Record<string, string> = {
  field: 'property',
  struct: 'class',
  module: 'namespace',
  snippet: 'text',
};

export function toProblem({severity, message, hints, place, notes}: Diagnostic): Problem {
  return {
    severity,
    message,
    hints,
    ...(place && {at: toStretch(place)}),
    notes: notes.map((note) => ({message: note.message, ...(note.place && {at: toStretch(note.place)})})),
  };
}

export function toProtocolPosition({file, line, column}: Position) {
  return {file, line, character: column};
}

export function toPosition({file, range}: ProtocolPlace): Position {
  return {file, ...toPlace(range.start)};
}

export function toProposal(item: CompletionItem, index: number): Proposal {
  const {label, kind, detail, documentation, insertText, insertTextFormat, sortText} = item;
  const {additionalTextEdits = [], command} = item;
  const name = COMPLETION_KINDS[kind as keyof typeof COMPLETION_KINDS] ?? 'text';
  return {
    label,
    kind: EDITOR_KINDS[name] ?? name,
    ...(detail && {detail}),
    ...(documentation && {documentation: documentation.value}),
    ...(insertText && {insert: insertText}),
    isSnippet: insertTextFormat === 2,
    besides: additionalTextEdits.map(toChange),
    goesOn: command?.command === 'editor.action.triggerSuggest',
    rank: sortText ?? `${index}`.padStart(5, '0'),
  };
}

/** The signature that fits the call best. */
export function toSignature(help: SignatureHelp | undefined): Signature | undefined {
  const signature = help?.signatures[help.activeSignature ?? 0];
  if (!signature) return undefined;
  const {label, documentation, parameters = []} = signature;
  const active = signature.activeParameter ?? help.activeParameter;
  return {
    label,
    parameters: rangesOf(
      label,
      parameters.map((parameter) => parameter.label),
    ),
    ...(active !== undefined && {active}),
    ...(documentation && {documentation: documentation.value}),
  };
}

/** Parameters stand in the label one after another; the same text may stand before them as well. */
function rangesOf(label: string, parts: readonly string[]): [number, number][] {
  let from = label.indexOf('(') + 1;
  return parts.map((part) => {
    const start = Math.max(label.indexOf(part, from), 0);
    from = start + part.length;
    return [start, from];
  });
}

export function toEdits(edit: WorkspaceEdit): Edit[] {
  return Object.entries(edit).flatMap(([file, edits]) => edits.map((one) => ({file, ...toChange(one)})));
}

function toChange({range, newText}: TextEdit): TextChange {
  return {from: toPlace(range.start), to: toPlace(range.end), text: newText};
}

/** In the order of the text; what stands inside of another one is one step further in. */
export function toSymbols(file: string, symbols: readonly DocumentSymbol[]): SymbolEntry[] {
  const sorted = [...symbols].sort(
    (a, b) => compare(a.range.start, b.range.start) || compare(b.range.end, a.range.end),
  );
  return sorted.map(({name, kind, range}) => ({
    name,
    kind: SYMBOL_KINDS[kind as keyof typeof SYMBOL_KINDS] ?? 'name',
    position: {file, ...toPlace(range.start)},
    depth: sorted.filter((other) => isAround(other.range, range)).length,
  }));
}

function isAround(outer: Range, inner: Range): boolean {
  const [start, end] = [compare(outer.start, inner.start), compare(outer.end, inner.end)];
  return start <= 0 && end >= 0 && (start !== 0 || end !== 0);
}

function compare(a: ProtocolPosition, b: ProtocolPosition): number {
  return a.line - b.line || a.character - b.character;
}

function toStretch({file, range}: ProtocolPlace): Stretch {
  return {file, from: toPlace(range.start), to: toPlace(range.end)};
}

function toPlace({line, character}: ProtocolPosition): Place {
  return {line, column: character};
}
