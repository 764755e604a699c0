import {Fragment, type ReactNode} from 'react';
import {keyNames, SHORTCUTS} from '@site/src/playground/model/shortcuts';
import Dialog from './Dialog';
import styles from './lists.module.css';
import {isMac} from './useKeys';

export default function ShortcutsDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(({keys, description}) => (
          <div key={description} className={styles.shortcut}>
            <dt>{description}</dt>
            <dd>
              {keyNames(keys, isMac()).map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ' '}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
