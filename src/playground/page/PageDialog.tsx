import type {ReactNode} from 'react';
import type {LanguageClient} from '@site/src/playground/client/languageClient';
import type {DocumentPosition} from '@site/src/playground/engine/compiler/documentPosition';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import {applyWorkspaceEdit} from '@site/src/playground/model/workspaceEdit';
import ExamplePicker from './ExamplePicker';
import NameDialog from './NameDialog';
import ShortcutsDialog from './ShortcutsDialog';
import SymbolsDialog from './SymbolsDialog';

/** The dialogs that are not opened by a button next to them. */
export type OpenDialog =
  | {readonly kind: 'examples' | 'shortcuts' | 'symbols'}
  | {readonly kind: 'rename'; readonly at: DocumentPosition; readonly oldName: string};

interface Props {
  readonly dialog: OpenDialog;
  readonly state: ProgramState;
  readonly change: (action: ProgramAction) => void;
  readonly language?: LanguageClient;
  readonly onGoTo: (at: DocumentPosition) => void;
  readonly onRenameFailed: (message: string) => void;
  readonly onClose: () => void;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

export default function PageDialog({dialog, state, change, language, onClose, ...props}: Props): ReactNode {
  switch (dialog.kind) {
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'examples':
      return (
        <ExamplePicker onPick={(program) => change({kind: 'replace-program', program})} onClose={onClose} />
      );
    case 'symbols':
      return language ? (
        <SymbolsDialog file={state.file} language={language} onGoTo={props.onGoTo} onClose={onClose} />
      ) : null;
    case 'rename':
      return (
        <NameDialog
          title={`Rename ${dialog.oldName}`}
          label="New name"
          initial={dialog.oldName}
          action="Rename"
          problemOf={(name) => (IDENTIFIER.test(name) ? undefined : `“${name}” isn’t a valid name in Wing.`)}
          onName={(name) => {
            language?.rename(dialog.at, name).then(
              (edit) => change({kind: 'replace-files', files: applyWorkspaceEdit(state.files, edit)}),
              (error: unknown) =>
                props.onRenameFailed(error instanceof Error ? error.message : String(error)),
            );
          }}
          onClose={onClose}
        />
      );
  }
}
