import {useState, type ReactNode} from 'react';
import type {ProgramFiles, ResourceCall} from '@site/src/playground/messages/runEvents';
import type {CloudsProps} from '../Clouds/cloudsProps';
import {usePart} from '../usePart';
import styles from './styles.module.css';

interface Props extends Pick<CloudsProps, 'isShown' | 'cursor' | 'onMark' | 'onGoTo'> {
  /** Those of the last run; undefined before its preflight has ended. */
  readonly calls?: readonly ResourceCall[];
  readonly filesOfRun?: ProgramFiles;
  /** As they are now. */
  readonly files: ProgramFiles;
}

/** What the functions of the last run may do. The script for it is loaded once the reader opens it. */
export default function RunPermissions({calls, filesOfRun = {}, ...props}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.permissions} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>Permissions</summary>
      {isOpen && !calls && (
        <p className={styles.empty}>What each function may do appears here after a run.</p>
      )}
      {isOpen && calls && (
        <>
          {!isSame(filesOfRun, props.files) && (
            <p className={styles.empty}>
              These are the permissions of the last run. The program has changed since.
            </p>
          )}
          <LoadedPermissions {...props} calls={calls} />
        </>
      )}
    </details>
  );
}

function LoadedPermissions(props: Omit<Props, 'calls'> & Required<Pick<Props, 'calls'>>): ReactNode {
  const part = usePart(() => import('../Clouds/Permissions'));
  if (!part) return <p className={styles.empty}>Loading …</p>;
  if (part === 'failed') {
    return (
      <p className={styles.empty} role="status">
        This part of the playground didn’t load. Check your network connection, then open it again.
      </p>
    );
  }
  return <part.default {...props} />;
}

function isSame(one: ProgramFiles, other: ProgramFiles): boolean {
  const names = Object.keys(one);
  return (
    one === other ||
    (names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]))
  );
}
