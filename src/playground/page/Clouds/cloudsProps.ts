import type {StackFrame} from '@site/src/playground/messages/runEvents';
import type {CallRange} from '@site/src/playground/model/callRanges';
import type {ProgramSources} from '@site/src/playground/model/programState';

/** What the panel of the clouds is given by the page. */
export interface CloudsProps {
  readonly program: ProgramSources;
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  readonly isShown: boolean;
  /** Where the editor's cursor is; undefined before the first. */
  readonly cursor?: StackFrame;
  /** Marks calls in the editor; a list without any removes the marks. */
  readonly onMark: (calls: readonly CallRange[]) => void;
  readonly onGoTo: (frame: StackFrame) => void;
}
