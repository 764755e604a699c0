import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {formatCount} from '@site/src/lib/formatCount';
import type {ProgramFiles, ResourceCall} from '@site/src/playground/messages/runEvents';
import {type CallRange, locateCalls, permissionsAt, rangesOf} from '@site/src/playground/model/callRanges';
import {type Permission, toPermissions} from '@site/src/playground/model/permissions';
import type {CloudsProps} from './cloudsProps';
import PermissionList, {type NamedPermissions} from './PermissionList';
import styles from './styles.module.css';

interface Props extends NamedPermissions, Pick<CloudsProps, 'isShown' | 'cursor' | 'onMark' | 'onGoTo'> {
  readonly calls: readonly ResourceCall[];
  /** As they are now. */
  readonly files: ProgramFiles;
}

/** A browser takes a moment for more, and each edit draws them anew. */
const MAX_CALLS = 500;

const NO_MARKS: readonly CallRange[] = [];

/**
 * What each function may do, with the calls that ask for it. A permission with the focus or the pointer has its calls marked in the
 * editor; without one, the call under the cursor is marked, with its permission and the other calls that ask for it.
 */
export default function Permissions({
  calls,
  files,
  isShown,
  cursor,
  onMark,
  onGoTo,
  nameOf,
  isNew,
}: Props): ReactNode {
  const functions = useMemo(() => toPermissions(calls.slice(0, MAX_CALLS)), [calls]);
  const located = useMemo(() => locateCalls(functions, files), [functions, files]);
  const current = useMemo(
    () => (cursor ? permissionsAt(located, cursor, files) : []),
    [located, cursor, files],
  );
  const [pointed, setPointed] = useState<Permission>();
  const [focused, setFocused] = useState<Permission>();
  const marks = useMemo(() => {
    const chosen = located.filter(({permission}) => permission === (pointed ?? focused));
    const marked = rangesOf(chosen.length > 0 ? chosen : current);
    return isShown && marked.length > 0 ? marked : NO_MARKS;
  }, [located, current, pointed, focused, isShown]);
  useEffect(() => onMark(marks), [onMark, marks]);
  useEffect(() => () => onMark(NO_MARKS), [onMark]);

  if (functions.length === 0)
    return <p className={styles.note}>No function of this program uses a resource.</p>;
  return (
    <>
      <PermissionList
        functions={functions}
        nameOf={nameOf}
        isNew={isNew}
        isCurrent={(permission) => current.some((one) => one.permission === permission)}
        onPoint={setPointed}
        onFocus={setFocused}
        onGoTo={onGoTo}
      />
      {calls.length > MAX_CALLS && (
        <p className={styles.note}>
          Calls of functions that are not shown: {formatCount(calls.length - MAX_CALLS)}
        </p>
      )}
    </>
  );
}
