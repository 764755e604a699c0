import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import {
  describePermission,
  type FunctionPermissions,
  nameOfPath,
} from '@site/src/playground/model/permissions';
import styles from './styles.module.css';

interface Props {
  readonly functions: readonly FunctionPermissions[];
  readonly cursor?: StackFrame;
  readonly onGoTo: (frame: StackFrame) => void;
}

/** What each function may do, with the calls that ask for it. The permission of the call under the cursor is marked. */
export default function Permissions({functions, cursor, onGoTo}: Props): ReactNode {
  if (functions.length === 0)
    return <p className={styles.note}>No function of this program uses a resource.</p>;
  return functions.map(({function: path, permissions}) => (
    <section key={path} aria-label={shownText(nameOfPath(path))}>
      <h4 className={styles.function}>{shownText(nameOfPath(path))}</h4>
      <ul className={styles.list}>
        {permissions.map((permission) => {
          const {operation, resource, places} = permission;
          const isCurrent = cursor !== undefined && places.some((place) => isAt(place, cursor));
          return (
            <li
              key={`${resource} ${operation}`}
              className={styles.permission}
              aria-current={isCurrent || undefined}
            >
              {shownText(describePermission(permission))} <code>{shownText(operation)}</code>{' '}
              {places.map((place, index) => (
                <button key={index} type="button" className={styles.place} onClick={() => onGoTo(place)}>
                  {place.file === 'main.w' ? '' : `${shownText(place.file)}, `}line {place.line}
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
}

/** A call is on one line, most of the time. */
function isAt(place: StackFrame, cursor: StackFrame): boolean {
  return place.file === cursor.file && place.line === cursor.line;
}
