import {closeCompletion} from '@codemirror/autocomplete';
import {type Extension, Prec, StateEffect, StateField} from '@codemirror/state';
import {
  type EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type {SignatureHelp} from 'vscode-languageserver-types';
import {createDocumentation} from './documentationView';
import {toDocumentPosition} from './positions';
import type {ReadProps} from './types';

const show = StateEffect.define<Tooltip | undefined>();

const shown = StateField.define<Tooltip | undefined>({
  create: () => undefined,
  update(tooltip, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
    return tooltip && {...tooltip, pos: transaction.changes.mapPos(tooltip.pos)};
  },
  provide: (field) => showTooltip.from(field, (tooltip) => tooltip ?? null),
});

/** The parameters of the call that is being written: after a bracket or a comma, and on request. Escape closes it, with the list of names. */
export function signature(read: ReadProps): Extension {
  const requests = ViewPlugin.define((view) => new SignatureRequests(view, read), {});
  return [
    shown,
    requests,
    keymap.of([
      {
        key: 'Mod-Shift-Space',
        run(view) {
          view.plugin(requests)?.request();
          return true;
        },
      },
    ]),
    // Stands before the list of names, which comes a moment earlier or later: one Escape closes whatever is there.
    Prec.highest(
      keymap.of([
        {
          key: 'Escape',
          run(view) {
            view.plugin(requests)?.cancel();
            if (!view.state.field(shown)) return false;
            closeCompletion(view);
            view.dispatch({effects: show.of(undefined)});
            return true;
          },
        },
      ]),
    ),
  ];
}

class SignatureRequests {
  /** Only the response to the latest request is shown. */
  private latest = 0;
  /** The latest request that was answered or cancelled. */
  private settled = 0;

  constructor(
    private readonly view: EditorView,
    private readonly read: ReadProps,
  ) {}

  update(update: ViewUpdate): void {
    // A response belongs to the text and the place that it was requested for, also one that is still on its way.
    const follows = this.latest !== this.settled || update.state.field(shown) !== undefined;
    if (follows ? update.docChanged || update.selectionSet : hasTypedTrigger(update)) this.request();
  }

  request(): void {
    const {language, file} = this.read();
    if (!language) return;
    const id = ++this.latest;
    const {doc, selection} = this.view.state;
    const offset = selection.main.head;
    language.signatureHelp(toDocumentPosition({language, file, doc, offset})).then(
      (help) => this.respond(id, offset, help),
      () => this.respond(id, offset, undefined),
    );
  }

  /** A response that is on its way would open again what the reader has closed. */
  cancel(): void {
    this.settled = ++this.latest;
  }

  destroy(): void {
    this.latest = -1;
  }

  private respond(id: number, pos: number, help: SignatureHelp | undefined): void {
    if (id !== this.latest) return;
    this.settled = id;
    const dom = help && createSignature(help);
    if (!dom && !this.view.state.field(shown)) return;
    this.view.dispatch({effects: show.of(dom && {pos, above: true, create: () => ({dom})})});
  }
}

function hasTypedTrigger(update: ViewUpdate): boolean {
  const isTyped = ['input.type', 'input.complete'].some((event) =>
    update.transactions.some((transaction) => transaction.isUserEvent(event)),
  );
  if (!isTyped) return false;
  let isTrigger = false;
  update.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    isTrigger ||= /[(,]/.test(inserted.toString());
  });
  return isTrigger;
}

/** The signature that fits the call best, with the parameter at the cursor marked; nothing when there is no call. */
function createSignature(help: SignatureHelp): HTMLElement | undefined {
  const signature = help.signatures[help.activeSignature ?? 0];
  if (!signature) return undefined;
  const {label, documentation = '', parameters = []} = signature;
  const box = createDocumentation(documentation);
  const line = document.createElement('code');
  const labels = parameters.map((parameter) => parameter.label);
  const range = parameterRanges(label, labels)[signature.activeParameter ?? help.activeParameter ?? -1];
  if (range) {
    const part = document.createElement('span');
    part.className = 'cm-signature-active';
    part.textContent = label.slice(...range);
    line.append(label.slice(0, range[0]), part, label.slice(range[1]));
  } else line.append(label);
  box.prepend(line);
  return box;
}

type LabelRange = [start: number, end: number];

/** Exported for its test. The parameters follow each other in the label; their texts may also occur before. */
export function parameterRanges(label: string, parameters: readonly (string | LabelRange)[]): LabelRange[] {
  let from = label.indexOf('(') + 1;
  return parameters.map((parameter) => {
    if (typeof parameter !== 'string') return parameter;
    const start = Math.max(label.indexOf(parameter, from), 0);
    from = start + parameter.length;
    return [start, from];
  });
}
