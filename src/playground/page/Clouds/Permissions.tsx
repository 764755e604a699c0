import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {formatCount} from '@site/src/lib/formatCount';
import {shownText} from '@site/src/lib/shownText';
import type {ProgramFiles, ResourceCall} from '@site/src/playground/messages/runEvents';
import {type CallRange, locateCalls, permissionsAt, rangesOf} from '@site/src/playground/model/callRanges';
import {
  describePermission,
  nameOfPath,
  nameOfPlace,
  type Permission,
  toPermissions,
} from '@site/src/playground/model/permissions';
import type {CloudsProps} from './cloudsProps';
import styles from './styles.module.css';

interface Props extends Pick<CloudsProps, 'isShown' | 'cursor' | 'onMark' | 'onGoTo'> {
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
export default function Permissions({calls, files, isShown, cursor, onMark, onGoTo}: Props): ReactNode {
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
  const sections = functions.map(({function: path, permissions}) => (
    <section key={path} aria-label={shownText(nameOfPath(path))}>
      <h3 className={styles.function}>{shownText(nameOfPath(path))}</h3>
      <ul className={styles.list}>
        {permissions.map((permission) => {
          const {operation, resource, places} = permission;
          return (
            <li
              key={`${resource} ${operation}`}
              className={styles.permission}
              aria-current={current.some((one) => one.permission === permission) || undefined}
              onPointerEnter={() => setPointed(permission)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setFocused(permission)}
              onBlur={() => setFocused(undefined)}
            >
              {shownText(describePermission(permission))} <code>{shownText(operation)}</code>{' '}
              {places.map((place, index) => (
                <button key={index} type="button" className={styles.place} onClick={() => onGoTo(place)}>
                  {shownText(nameOfPlace(place, places))}
                </button>
              ))}
              {places.length === 0 && (
                <span className={styles.note}>
                  no line can be told: the call is in JavaScript, or a lift block names it
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
  return (
    <>
      {sections}
      {calls.length > MAX_CALLS && (
        <p className={styles.note}>
          Calls of functions that are not shown: {formatCount(calls.length - MAX_CALLS)}
        </p>
      )}
    </>
  );
}
