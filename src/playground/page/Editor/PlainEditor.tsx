import {type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {EditorProps} from './types';

/** The text field that a reader can type in until the editor has loaded. */
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
