import {useEffect, type ReactNode} from 'react';
import {showValue} from '@site/src/lib/playground/live';
import form from '../form.module.css';
import Answer from './Answer';
import type {LivePanelProps} from '.';
import {useAnswer} from './useAnswer';

/** The value of a counter, and what changes it. */
export default function CounterPanel({resource, run}: LivePanelProps): ReactNode {
  const {isAsking, value, error, ask} = useAnswer<unknown>();
  const {path, name} = resource;
  useEffect(() => ask(() => run.call(path, 'peek', [])), [ask, run, path]);
  function change(method: 'inc' | 'dec') {
    ask(async () => {
      await run.call(path, method, []);
      return run.call(path, 'peek', []);
    });
  }
  return (
    <div className={form.form} role="group" aria-label={`Counter ${name}`}>
      <div className={form.row}>
        <button type="button" className="button button--primary button--sm" onClick={() => change('inc')}>
          Count up
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={() => change('dec')}>
          Count down
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => ask(() => run.call(path, 'peek', []))}
        >
          Read again
        </button>
      </div>
      <Answer isAsking={isAsking} error={error} text={value === undefined ? undefined : showValue(value)} />
    </div>
  );
}
