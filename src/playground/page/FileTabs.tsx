import {useState, type ReactNode} from 'react';
import {fileNames, unusedFileName} from '@site/src/playground/model/files';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import {nameProblem} from '@site/src/playground/share/path';
import ConfirmDialog from './ConfirmDialog';
import FileList from './FileList';
import NameDialog from './NameDialog';
import styles from './files.module.css';

interface Props {
  readonly state: ProgramState;
  readonly change: (action: ProgramAction) => void;
  readonly filesWithErrors: ReadonlySet<string>;
}

type FileDialog = 'add' | 'rename' | 'remove';

/** The files of the program, and what can be done with the open one. */
export default function FileTabs({state, change, filesWithErrors}: Props): ReactNode {
  const [dialog, setDialog] = useState<FileDialog>();
  const {files, file, entry} = state;
  const names = fileNames(files, entry);
  const otherNames = names.filter((name) => name !== file);
  const close = () => setDialog(undefined);
  return (
    <div className={styles.bar}>
      <FileList
        names={names}
        file={file}
        filesWithErrors={filesWithErrors}
        onOpen={(name) => change({kind: 'open-file', file: name})}
      />
      <div className={styles.actions} role="group" aria-label="File actions">
        <button type="button" className={styles.action} onClick={() => setDialog('add')}>
          Add file
        </button>
        {file !== entry && (
          <>
            <button type="button" className={styles.action} onClick={() => setDialog('rename')}>
              Rename
            </button>
            <button type="button" className={styles.action} onClick={() => setDialog('remove')}>
              Delete
            </button>
          </>
        )}
      </div>
      {dialog === 'add' && (
        <NameDialog
          title="Add a file"
          label="Name, ending in .w, or in .js for functions that Wing calls"
          initial={unusedFileName(files)}
          action="Add"
          problemOf={(name) => nameProblem(name, names)}
          onName={(name) => change({kind: 'add-file', name})}
          onClose={close}
        />
      )}
      {dialog === 'rename' && (
        <NameDialog
          title={`Rename ${file}`}
          label="New name"
          initial={file}
          action="Rename"
          problemOf={(name) => nameProblem(name, otherNames)}
          onName={(name) => change({kind: 'rename-file', name})}
          onClose={close}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={`Delete ${file}?`}
          text="The content of the file is lost."
          action="Delete"
          onConfirm={() => change({kind: 'remove-file'})}
          onClose={close}
        />
      )}
    </div>
  );
}
