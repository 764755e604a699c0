import type {ReactNode} from 'react';
import type {ProgramGroup} from '@site/src/playground/model/siteProgram';
import type {ProgramSources} from '@site/src/playground/model/programState';
import Dialog from './Dialog';
import styles from './lists.module.css';
import {usePart} from './usePart';

interface Props {
  readonly onPick: (program: ProgramSources) => void;
  readonly onClose: () => void;
}

/** A list of the programs of the examples and tutorials, which is loaded when it is opened. */
export default function ExamplePicker({onPick, onClose}: Props): ReactNode {
  const part = usePart(() => import('@generated/learning/default/groups.json'));
  const groups: readonly ProgramGroup[] = part && part !== 'failed' ? part.default : [];
  return (
    <Dialog title="Examples" onClose={onClose}>
      <p>An example replaces your program. To keep your program, copy a link to it first.</p>
      <div role="status">
        {part === 'failed' && (
          <p>The examples didn’t load. Check your network connection, then open the list again.</p>
        )}
        {!part && <p>Loading …</p>}
      </div>
      {groups.map(({label, programs}) => (
        <section key={label} aria-label={label}>
          <h3 className={styles.group}>{label}</h3>
          <ul className={styles.list}>
            {programs.map(({id, title, problem, files, entry}) => (
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
                  {problem && <span className={styles.problem}> {problem}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
