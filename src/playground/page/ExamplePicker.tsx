import {useEffect, useState, type ReactNode} from 'react';
import type {ProgramGroup} from '@site/src/playground/model/siteProgram';
import type {ProgramSources} from '@site/src/playground/model/programState';
import Dialog from './Dialog';
import styles from './lists.module.css';

interface Props {
  readonly onPick: (program: ProgramSources) => void;
  readonly onClose: () => void;
}

/** A list of the programs of the examples and tutorials, which is loaded when it is opened. */
export default function ExamplePicker({onPick, onClose}: Props): ReactNode {
  const [groups, setGroups] = useState<readonly ProgramGroup[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    import('@generated/playground-programs/default/groups.json').then(
      (loaded) => isCurrent && setGroups(loaded.default),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <Dialog title="Examples" onClose={onClose}>
      <p>An example replaces your program. To keep your program, copy a link to it first.</p>
      <div role="status">
        {hasFailed && (
          <p>The examples didn’t load. Check your network connection, then open the list again.</p>
        )}
        {!groups && !hasFailed && <p>Loading …</p>}
      </div>
      {groups?.map(({label, programs}) => (
        <section key={label} aria-label={label}>
          <h3 className={styles.group}>{label}</h3>
          <ul className={styles.list}>
            {programs.map(({id, title, files, entry}) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => {
                    onPick({files, entry});
                    onClose();
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
