import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {formatValue} from '@site/src/playground/model/live';
import Field from '../Field';
import form from '../form.module.css';
import LiveForm from './LiveForm';
import ResponseOutput from './ResponseOutput';
import type {LivePanelProps} from './types';
import {useResourceRequest} from './useResourceRequest';

/** Shows and changes the value of a counter. */
export default function CounterPanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const [newValue, setNewValue] = useState('0');
  const request = useResourceRequest<unknown>();
  const {path, name} = resource;
  const {send, value} = request;
  const refresh = useCallback(() => send(() => run.call(path, 'peek', [])), [send, run, path]);
  useEffect(refresh, [refresh]);
  const change = (method: 'inc' | 'dec' | 'set', args: readonly number[] = []) =>
    send(async () => {
      await run.call(path, method, args);
      return run.call(path, 'peek', []);
    });
  return (
    <div className={form.form} role="group" aria-label={`Counter ${name}`}>
      <ResponseOutput
        request={request}
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
        <button type="button" className="button button--secondary button--sm" onClick={refresh}>
          Refresh
        </button>
      </div>
      <LiveForm
        label={`Set ${name}`}
        action="Set value"
        isInline
        onSubmit={() => change('set', [Number(newValue)])}
      >
        <Field label="New value" isNarrow>
          <input
            type="number"
            step="any"
            required
            className={form.input}
            value={newValue}
            onChange={({target}) => setNewValue(target.value)}
          />
        </Field>
      </LiveForm>
    </div>
  );
}
