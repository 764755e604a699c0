import {type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {formatCount} from '@site/src/lib/formatCount';
import {shownText} from '@site/src/lib/shownText';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import type {RunView, TestView} from '@site/src/playground/model/runView';
import {type StepView, stepOfKey, toSteps} from '@site/src/playground/model/testTrace';
import {nameOfTest} from '@site/src/wing/run/simulatorTests';
import DiagramPanel from './DiagramPanel';
import styles from './trace.module.css';

export interface TestTraceProps {
  readonly test: TestView;
  readonly tree: RunView['tree'];
  /** Why there is no tree. */
  readonly refused?: string;
  readonly onGoTo: (frame: StackFrame) => void;
}

/** The steps of a test: one at a time beside the diagram, and all of them as a list. */
export default function TestTrace({test, tree, refused, onGoTo}: TestTraceProps): ReactNode {
  const steps = useMemo(() => toSteps(test), [test]);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, steps.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(list.current), [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepOfKey(event.key, current, steps.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const {moreSteps = 0} = test;
  const more = moreSteps > 0 && (
    <p className={styles.note}>
      … and {formatCount(moreSteps)} more {moreSteps === 1 ? 'step' : 'steps'}
    </p>
  );
  const step = steps[current];
  if (!step) return more;
  return (
    <div className={styles.trace}>
      <div className={styles.steps} onKeyDown={onKeyDown}>
        <div role="group" aria-label="Steps" className={styles.tools}>
          {MOVES.map(([label, key]) => {
            const target = stepOfKey(key, current, steps.length)!;
            const isPossible = target !== current;
            return (
              <button
                key={key}
                type="button"
                className="button button--secondary button--sm"
                // A button stays in place when it has nothing to do, so that it keeps the focus.
                aria-disabled={!isPossible}
                onClick={() => setChosen(target)}
              >
                {label}
              </button>
            );
          })}
        </div>
        <p role="status" className={styles.note}>
          Step {current + 1} of {steps.length}: <Words step={step} />
        </p>
        <div
          ref={list}
          className={styles.list}
          tabIndex={0}
          role="group"
          aria-label={shownText(`Steps of ${nameOfTest(test.path)}`)}
        >
          <ol>
            {steps.map((one, index) => (
              <li key={index} aria-current={index === current ? 'step' : undefined}>
                <Words step={one} />
                {one.place && (
                  <button
                    type="button"
                    className={styles.place}
                    onClick={() => {
                      setChosen(index);
                      onGoTo(one.place!);
                    }}
                  >
                    {one.place.file === 'main.w' ? '' : `${shownText(one.place.file)}, `}line {one.place.line}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </div>
        {more}
      </div>
      <DiagramPanel tree={tree} refused={refused} isShown marks={toMarks(steps, current)} />
      <p className={styles.note}>
        The steps are what the simulator reports, in its order and its words: most operations once they have
        ended, so the call of a function follows what the function does. A line is where the resource is
        created, or where an error was thrown.
      </p>
    </div>
  );
}

/** What the buttons do, by the keys that do the same. */
const MOVES = [
  ['First', 'Home'],
  ['Previous', 'ArrowUp'],
  ['Next', 'ArrowDown'],
  ['Last', 'End'],
] as const;

function Words({step: {milliseconds, kind, name, words, isFailed}}: {readonly step: StepView}): ReactNode {
  return (
    <span className={styles.words} data-failed={isFailed || undefined}>
      <span className={styles.time}>{milliseconds} ms</span> {kind}{' '}
      <strong>{shownText(name ?? 'Test')}</strong>: {shownText(words)}
    </span>
  );
}

function toMarks(steps: readonly StepView[], current: number) {
  const previous = steps[current - 1];
  return [
    ...(previous ? [{path: previous.path, kind: 'previous' as const, text: `step ${current}`}] : []),
    {path: steps[current]!.path, kind: 'current' as const, text: `step ${current + 1}`},
  ];
}

/** Scrolls the list and nothing around it. */
function keepInView(list: HTMLElement | null): void {
  const item = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !item) return;
  const bottom = item.offsetTop + item.offsetHeight;
  if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
