import {useState, type ReactNode} from 'react';
import {pathProblem} from '@site/src/playground/share/program';
import {fileNames, unusedFileName} from '@site/src/playground/model/files';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import ConfirmDialog from './ConfirmDialog';
import NameDialog from './NameDialog';
import styles from './files.module.css';

type Props = {
  readonly state: ProgramState;
  readonly change: (action: ProgramAction) => void;
  readonly filesWithErrors: ReadonlySet<string>;
};

type Asking = 'add' | 'rename' | 'remove';

/** The files of the program: one is open. What is done to a file is done to the open one. */
export default function FileTabs({state, change, filesWithErrors}: Props): ReactNode {
  const [asking, setAsking] = useState<Asking>();
  const {files, file, entry} = state;
  const names = fileNames(files, entry);
  const isEntry = file === entry;
  const close = () => setAsking(undefined);
  return (
    <div className={styles.bar}>
      <ul className={styles.files} aria-label="Files">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.file}
              aria-current={name === file ? 'true' : undefined}
              onClick={() => change({kind: 'open-file', file: name})}
            >
              {name}
              {filesWithErrors.has(name) && (
                <span className={styles.fault} role="img" aria-label="has errors" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions} role="group" aria-label="File actions">
        <button type="button" className={styles.action} onClick={() => setAsking('add')}>
          Add file
        </button>
        {!isEntry && (
          <>
            <button type="button" className={styles.action} onClick={() => setAsking('rename')}>
              Rename
            </button>
            <button type="button" className={styles.action} onClick={() => setAsking('remove')}>
              Delete
            </button>
          </>
        )}
      </div>
      {asking === 'add' && (
        <NameDialog
          title="Add a file"
          label="Name, ending in .w, or in .js for functions that Wing calls"
          initial={unusedFileName(files)}
          action="Add"
          problemOf={(name) => pathProblem(name, names)}
          onName={(name) => change({kind: 'add-file', name})}
          onClose={close}
        />
      )}
      {asking === 'rename' && (
        <NameDialog
          title={`Rename ${file}`}
          label="New name"
          initial={file}
          action="Rename"
          problemOf={(name) =>
            pathProblem(
              name,
              names.filter((other) => other !== file),
            )
          }
          onName={(name) => change({kind: 'rename-file', name})}
          onClose={close}
        />
      )}
      {asking === 'remove' && (
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
