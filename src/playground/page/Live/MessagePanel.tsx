import {useState, type FormEvent, type ReactNode} from 'react';
import {type LiveKind, formatValue, toPayload} from '@site/src/playground/model/live';
import form from '../form.module.css';
import Answer from './Answer';
import type {LivePanelProps} from '.';
import {useAnswer} from './useAnswer';

type Action = {readonly label: string; readonly field: string; readonly method: string};

const ACTIONS: Partial<Record<LiveKind, Action>> = {
  function: {label: 'Invoke function', field: 'Payload, as JSON or a string', method: 'invoke'},
  queue: {label: 'Push message', field: 'Message', method: 'push'},
  topic: {label: 'Publish message', field: 'Message', method: 'publish'},
};

/** A text for a queue, a topic or a function. */
export default function MessagePanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const [text, setText] = useState('');
  const {isAsking, value, error, ask} = useAnswer<string>();
  const {label, field, method} = ACTIONS[resource.kind]!;
  const isFunction = resource.kind === 'function';
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    ask(async () => {
      const answer = await run.call(resource.path, method, isFunction ? toPayload(text) : [text]);
      return isFunction ? formatValue(answer) : 'Sent.';
    });
  }
  return (
    <form className={form.form} aria-label={`${label}: ${resource.name}`} onSubmit={onSubmit}>
      <label className={form.field}>
        <span>{field}</span>
        <textarea
          className={form.input}
          rows={2}
          value={text}
          onChange={({target}) => setText(target.value)}
        />
      </label>
      <button type="submit" className="button button--primary button--sm">
        {label}
      </button>
      <Answer isAsking={isAsking} error={error} text={value} onGoTo={onGoTo} />
    </form>
  );
}
