import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import {formatValue} from '@site/src/playground/model/live';
import form from '../form.module.css';
import Answer from './Answer';
import type {LivePanelProps} from '.';
import {useAnswer} from './useAnswer';

/** The value of a counter, and what changes it. */
export default function CounterPanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const [next, setNext] = useState('0');
  const {isAsking, value, error, ask} = useAnswer<unknown>();
  const {path, name} = resource;
  useEffect(() => ask(() => run.call(path, 'peek', [])), [ask, run, path]);
  function change(method: 'inc' | 'dec' | 'set', args: readonly number[] = []) {
    ask(async () => {
      await run.call(path, method, args);
      return run.call(path, 'peek', []);
    });
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    change('set', [Number(next)]);
  }
  return (
    <div className={form.form} role="group" aria-label={`Counter ${name}`}>
      <Answer
        isAsking={isAsking}
        error={error}
        text={value === undefined ? undefined : formatValue(value)}
        onGoTo={onGoTo}
      />
      <div className={form.row}>
        <button type="button" className="button button--primary button--sm" onClick={() => change('inc')}>
          Increment
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={() => change('dec')}>
          Decrement
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => ask(() => run.call(path, 'peek', []))}
        >
          Refresh
        </button>
      </div>
      <form className={form.row} aria-label={`Set ${name}`} onSubmit={onSubmit}>
        <label className={form.narrow}>
          <span>New value</span>
          <input
            type="number"
            step="any"
            required
            className={form.input}
            value={next}
            onChange={({target}) => setNext(target.value)}
          />
        </label>
        <button type="submit" className="button button--secondary button--sm">
          Set value
        </button>
      </form>
    </div>
  );
}
