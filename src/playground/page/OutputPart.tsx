import type {ReactNode, Ref} from 'react';
import type {DocumentPosition} from '@site/src/playground/engine/compiler/documentPosition';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import {statusOf} from '@site/src/playground/model/runStatus';
import type {CloudsProps} from './Clouds/cloudsProps';
import Output from './Output';
import styles from './styles.module.css';
import type {RunHandle} from './useRun';

interface Props extends Pick<CloudsProps, 'baseUrl' | 'engine' | 'chosen' | 'program' | 'cursor' | 'onMark'> {
  readonly part: Ref<HTMLElement>;
  readonly run: RunHandle;
  readonly onGoTo: (at: DocumentPosition) => void;
  /** Runs the program again, and keeps it up. */
  readonly onKeep: () => void;
}

/** How the last run went, in one sentence and in detail. */
export default function OutputPart({
  part,
  run: {view, run, mode, files},
  onGoTo,
  onKeep,
  ...clouds
}: Props): ReactNode {
  return (
    <section ref={part} className={styles.part} aria-label="Output">
      <p role="status" className={styles.status}>
        {statusOf(view)}
      </p>
      <Output
        {...clouds}
        view={view}
        run={run}
        mode={mode}
        filesOfRun={files}
        onKeep={onKeep}
        onGoTo={(frame) => onGoTo(toDocumentPosition(frame))}
      />
    </section>
  );
}

/** Frames count lines and columns from 1, the editor from 0. */
function toDocumentPosition({file, line, column}: StackFrame): DocumentPosition {
  return {uri: file, position: {line: line - 1, character: column - 1}};
}
