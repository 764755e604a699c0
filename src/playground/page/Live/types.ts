import type {Run} from '@site/src/playground/client/run';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import type {LiveResource} from '@site/src/playground/model/live';

export interface LivePanelProps {
  readonly resource: LiveResource;
  readonly run: Run;
  readonly onGoTo: (frame: StackFrame) => void;
}
