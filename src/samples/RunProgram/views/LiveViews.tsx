import {useMemo, useState, type ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {ProgramFiles, StackFrame} from '@site/src/playground/messages/runEvents';
import type {CallRange} from '@site/src/playground/model/callRanges';
import {nameOfPath} from '@site/src/playground/model/permissions';
import {statusOf} from '@site/src/playground/model/runStatus';
import type {RunView} from '@site/src/playground/model/runView';
import Permissions from '@site/src/playground/page/Clouds/Permissions';
import Failure from '@site/src/playground/page/Output/Failure';
import {describeUnsupportedFeature} from '@site/src/playground/messages/unsupportedFeature';
import {toPrintedText} from '../printedOutput';
import Architecture from '../../ProgramViews/Architecture';
import {drawTree} from './drawTree';
import {routeNames} from '../../ProgramViews/functionNames';
import {ProgramView, SOURCES, TestReport} from '../../ProgramViews';
import {toIsNew, withoutTests} from './ownCalls';
import {shortReport} from '../../ProgramViews/shortReport';
import styles from '../../ProgramViews/styles.module.css';

export interface LiveViewsProps {
  readonly view: RunView;
  /** As they are now. */
  readonly files: ProgramFiles;
  readonly entry: string;
  /** Where the editor's cursor is; undefined before the first. */
  readonly cursor: StackFrame | undefined;
  /** Marks calls in the editor; a list without any removes the marks. */
  onMark(calls: readonly CallRange[]): void;
  onGoTo(frame: StackFrame): void;
}

/**
 * The views of a program that its reader edits. They come from the run of its latest text. Where that one does
 * not compile, they stay as they were, and say so.
 */
export default function LiveViews({view, files, entry, cursor, onMark, onGoTo}: LiveViewsProps): ReactNode {
  const {failure, unsupported, tests} = view;
  const hasEnded = view.end === 'itself' && !failure && !unsupported;
  const report = useLast(
    useMemo(
      () => (hasEnded ? shortReport(toPrintedText(view, 'report', entry)) : undefined),
      [hasEnded, view, entry],
    ),
  );
  const allCalls = useLast(view.calls);
  const tree = useLast(view.tree);
  const calls = useMemo(() => allCalls && withoutTests(allCalls), [allCalls]);
  const [first, setFirst] = useState<{calls: NonNullable<typeof calls>; tree: NonNullable<typeof tree>}>();
  // The first run is that of the program as the page shows it.
  if (!first && calls && tree) setFirst({calls, tree});
  const isNew = useMemo(() => first && toIsNew(first.calls), [first]);
  const names = useMemo(() => routeNames(tree?.connections ?? []), [tree]);
  const drawn = useMemo(() => tree && drawTree(tree, first?.tree), [tree, first]);
  const milliseconds = tests.reduce((sum, test) => sum + (test.milliseconds ?? 0), 0);
  const status = statusOf(view);
  const isOld = failure !== undefined || unsupported !== undefined;
  const isShown = isOld || (report !== undefined && calls !== undefined);
  return (
    <div className={styles.live} data-live={isShown || undefined}>
      <p role="status" className={styles.status}>
        {/* In an element of its own: a browser that translates the page puts another in place of a text. */}
        <span key={status}>{status}</span>
        {hasEnded && tests.length > 0 && <span> {Math.round(milliseconds)} ms</span>}
      </p>
      <ProgramView title="Tests">
        {failure && <Failure error={failure.error} onGoTo={onGoTo} />}
        {unsupported && <p>{shownText(describeUnsupportedFeature(unsupported))}</p>}
        {!isOld && report !== undefined && <TestReport report={shownText(report)} />}
        {tests.map(({path, error}) => error && <Failure key={path} error={error} onGoTo={onGoTo} />)}
      </ProgramView>
      {calls && (
        <ProgramView title="Permissions" source={SOURCES.permissions} isOld={isOld}>
          <Permissions
            calls={calls}
            files={files}
            isShown
            cursor={cursor}
            nameOf={(path) => names.get(path) ?? nameOfPath(path)}
            isNew={isNew}
            onMark={onMark}
            onGoTo={onGoTo}
          />
        </ProgramView>
      )}
      {drawn !== undefined && (
        <ProgramView title="Architecture" source={SOURCES.architecture} isOld={isOld}>
          {typeof drawn === 'string' ? (
            <p>{drawn}</p>
          ) : (
            <Architecture title="Resources of your program" drawn={drawn} />
          )}
        </ProgramView>
      )}
    </div>
  );
}

/** A value, and while there is none, the last one. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
