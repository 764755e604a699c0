import {type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {EditorProps} from './types';

/** A text field in the place of the editor until that has arrived, so that a reader can begin at once. */
export default function PlainEditor({file, text, describedBy, ...props}: EditorProps): ReactNode {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onLeave();
  }
  return (
    <textarea
      className={styles.plain}
      data-plain-editor
      aria-label={file}
      aria-describedby={describedBy}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      value={text}
      onChange={({target}) => props.onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
