import {type Extension, StateEffect, StateField} from '@codemirror/state';
import {
  type EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type {Signature} from '@site/src/playground/model/language';
import {createDocumentation} from './documentationView';
import {toQuestion} from './places';
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

/** The parameters of the call that is being written: after a bracket or a comma, and when asked for. Escape closes it. */
export function signature(read: ReadProps): Extension {
  const asker = ViewPlugin.define((view) => new Asker(view, read), {});
  return [
    shown,
    asker,
    keymap.of([
      {
        key: 'Mod-Shift-Space',
        run(view) {
          view.plugin(asker)?.ask();
          return true;
        },
      },
      {
        key: 'Escape',
        run(view) {
          if (!view.state.field(shown)) return false;
          view.dispatch({effects: show.of(undefined)});
          return true;
        },
      },
    ]),
  ];
}

class Asker {
  /** Counts the questions, so that only the answer to the latest one is shown. */
  private asked = 0;

  constructor(
    private readonly view: EditorView,
    private readonly read: ReadProps,
  ) {}

  update(update: ViewUpdate): void {
    const isOpen = update.state.field(shown) !== undefined;
    if (isOpen ? update.docChanged || update.selectionSet : hasTypedOpener(update)) this.ask();
  }

  ask(): void {
    const {language, file} = this.read();
    const question = ++this.asked;
    const {state} = this.view;
    const {head} = state.selection.main;
    language?.signatureHelp(toQuestion(file, state.doc, head)).then(
      (answer) => this.answer(question, head, answer),
      () => this.answer(question, head, undefined),
    );
  }

  destroy(): void {
    this.asked = -1;
  }

  private answer(question: number, pos: number, signature: Signature | undefined): void {
    if (question !== this.asked) return;
    if (!signature && !this.view.state.field(shown)) return;
    const tooltip = signature && {pos, above: true, create: () => ({dom: createSignature(signature)})};
    this.view.dispatch({effects: show.of(tooltip)});
  }
}

function hasTypedOpener(update: ViewUpdate): boolean {
  const isTyped = ['input.type', 'input.complete'].some((event) =>
    update.transactions.some((transaction) => transaction.isUserEvent(event)),
  );
  if (!isTyped) return false;
  let isOpener = false;
  update.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    isOpener ||= /[(,]/.test(inserted.toString());
  });
  return isOpener;
}

function createSignature({label, parameters, active, documentation}: Signature): HTMLElement {
  const box = createDocumentation(documentation ?? '');
  const line = document.createElement('code');
  const range = active === undefined ? undefined : parameters[active];
  if (range) {
    const part = document.createElement('span');
    part.className = 'cm-signature-active';
    part.textContent = label.slice(...range);
    line.append(label.slice(0, range[0]), part, label.slice(range[1]));
  } else line.append(label);
  box.prepend(line);
  return box;
}
