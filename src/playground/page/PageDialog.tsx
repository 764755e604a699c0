import type {ReactNode} from 'react';
import {
  applyEdits,
  type LanguageServices,
  type Position,
  type Question,
} from '@site/src/playground/model/language';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import ExamplePicker from './ExamplePicker';
import NameDialog from './NameDialog';
import ShortcutsDialog from './ShortcutsDialog';
import SymbolsDialog from './SymbolsDialog';

/** The dialogs that are not opened by a button next to them. */
export type OpenDialog =
  | {readonly kind: 'examples' | 'shortcuts' | 'symbols'}
  | {readonly kind: 'rename'; readonly question: Question; readonly name: string};

interface Props {
  readonly dialog: OpenDialog;
  readonly state: ProgramState;
  readonly change: (action: ProgramAction) => void;
  readonly services?: LanguageServices;
  readonly onGoTo: (position: Position) => void;
  readonly onRenameFailed: (message: string) => void;
  readonly onClose: () => void;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

export default function PageDialog({dialog, state, change, services, onClose, ...props}: Props): ReactNode {
  switch (dialog.kind) {
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'examples':
      return (
        <ExamplePicker onPick={(program) => change({kind: 'replace-program', program})} onClose={onClose} />
      );
    case 'symbols':
      return services ? (
        <SymbolsDialog file={state.file} language={services} onGoTo={props.onGoTo} onClose={onClose} />
      ) : null;
    case 'rename':
      return (
        <NameDialog
          title={`Rename ${dialog.name}`}
          label="New name"
          initial={dialog.name}
          action="Rename"
          problemOf={(name) => (IDENTIFIER.test(name) ? undefined : `“${name}” isn’t a valid name in Wing.`)}
          onName={(name) => {
            services?.rename(dialog.question, name).then(
              (edits) => change({kind: 'replace-files', files: applyEdits(state.files, edits)}),
              (error: unknown) =>
                props.onRenameFailed(error instanceof Error ? error.message : String(error)),
            );
          }}
          onClose={onClose}
        />
      );
  }
}
