import type {StackFrame} from '@site/src/playground/messages/runEvents';
import type {CallRange} from '@site/src/playground/model/callRanges';
import type {ProgramState} from '@site/src/playground/model/programState';
import type {CloudPlatform} from '@site/src/wing/language/platforms';

/** What the panel of the clouds is given by the page. */
export interface CloudsProps {
  readonly program: Pick<ProgramState, 'files' | 'entry' | 'programId'>;
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Address of the engine's files, with a slash at the end. */
  readonly engine: string;
  /** The clouds that are chosen at first. @default AWS */
  readonly chosen?: readonly CloudPlatform[];
  /** Whether the reader has already asked for them. @default false */
  readonly isStarted?: boolean;
  readonly isShown: boolean;
  /** Where the editor's cursor is; undefined before the first. */
  readonly cursor?: StackFrame;
  /** Marks calls in the editor; a list without any removes the marks. */
  readonly onMark: (calls: readonly CallRange[]) => void;
  readonly onGoTo: (frame: StackFrame) => void;
}
