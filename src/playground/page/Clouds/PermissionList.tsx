import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import {
  describePermission,
  type FunctionPermissions,
  nameOfPath,
  nameOfPlace,
  type Permission,
} from '@site/src/playground/model/permissions';
import styles from './styles.module.css';

export interface NamedPermissions {
  /** The name of a function for a reader, by its path. @default the path */
  readonly nameOf?: (path: string) => string;
  /** Whether a permission of a function is one that the reader has added. @default none is */
  readonly isNew?: (caller: string, permission: Permission) => boolean;
}

interface Props extends NamedPermissions {
  readonly functions: readonly FunctionPermissions[];
  /** Without it, places are told and lead nowhere, as on a page without scripts. */
  readonly onGoTo?: (frame: StackFrame) => void;
  /** Whether the cursor is in one of its calls. @default in none */
  readonly isCurrent?: (permission: Permission) => boolean;
  readonly onPoint?: (permission: Permission | undefined) => void;
  readonly onFocus?: (permission: Permission | undefined) => void;
}

/** What each function may do, in words, with the lines that ask for it. */
export default function PermissionList({functions, nameOf = nameOfPath, isNew, ...props}: Props): ReactNode {
  const {onGoTo, isCurrent, onPoint, onFocus} = props;
  return functions.map(({function: path, permissions}) => (
    <section key={path} aria-label={shownText(nameOf(path))}>
      <h3 className={styles.function}>{shownText(nameOf(path))}</h3>
      <ul className={styles.list}>
        {permissions.map((permission) => {
          const {operation, resource, places} = permission;
          const isAdded = isNew?.(path, permission) ?? false;
          return (
            <li
              key={`${resource} ${operation}`}
              className={styles.permission}
              aria-current={isCurrent?.(permission) || undefined}
              data-new={isAdded || undefined}
              onPointerEnter={onPoint && (() => onPoint(permission))}
              onPointerLeave={onPoint && (() => onPoint(undefined))}
              onFocus={onFocus && (() => onFocus(permission))}
              onBlur={onFocus && (() => onFocus(undefined))}
            >
              <span className={styles.words}>
                {isAdded && <strong className={styles.new}>New: </strong>}
                {shownText(describePermission(permission))}
              </span>{' '}
              <span className={styles.call}>
                <code>{shownText(operation)}</code>
              </span>{' '}
              <span>
                {places.map((place, index) => {
                  const name = shownText(nameOfPlace(place, places));
                  return onGoTo ? (
                    <button key={index} type="button" className={styles.place} onClick={() => onGoTo(place)}>
                      {name}
                    </button>
                  ) : (
                    <span key={index} className={styles.at}>
                      {name}
                    </span>
                  );
                })}
                {places.length === 0 && (
                  <span className={styles.note}>
                    no line can be told: the call is in JavaScript, or a lift block names it
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
