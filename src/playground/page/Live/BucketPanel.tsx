import {useCallback, useEffect, useState, type FormEvent, type ReactNode} from 'react';
import {formatValue} from '@site/src/playground/model/live';
import form from '../form.module.css';
import lists from '../lists.module.css';
import Answer from './Answer';
import type {LivePanelProps} from '.';
import styles from './styles.module.css';
import {useAnswer} from './useAnswer';

/** The objects of a bucket: one that is chosen is read, and others can be put into it. */
export default function BucketPanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const [key, setKey] = useState('');
  const [body, setBody] = useState('');
  const keys = useAnswer<readonly string[]>();
  const object = useAnswer<string>();
  const {path, name} = resource;
  const {ask} = keys;
  const list = useCallback(async () => (await run.call(path, 'list', [])) as readonly string[], [run, path]);
  useEffect(() => ask(list), [ask, list]);
  const read = (chosen: string) =>
    object.ask(async () => `${chosen}\n\n${formatValue(await run.call(path, 'get', [chosen]))}`);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    object.ask(async () => {
      await run.call(path, 'put', [key, body]);
      ask(list);
      return `Stored ${key}.`;
    });
  }
  return (
    <div className={form.form} role="group" aria-label={`Bucket ${name}`}>
      <button type="button" className="button button--secondary button--sm" onClick={() => ask(list)}>
        Refresh
      </button>
      <Answer
        isAsking={keys.isAsking}
        error={keys.error}
        text={keys.value?.length === 0 ? 'The bucket is empty.' : undefined}
        onGoTo={onGoTo}
      />
      <ul className={styles.keys}>
        {keys.value?.map((known) => (
          <li key={known}>
            <button type="button" className={lists.entry} onClick={() => read(known)}>
              <code>{known}</code>
            </button>
          </li>
        ))}
      </ul>
      <Answer isAsking={object.isAsking} error={object.error} text={object.value} onGoTo={onGoTo} />
      <form className={form.form} aria-label={`Put an object in ${name}`} onSubmit={onSubmit}>
        <label className={form.field}>
          <span>Key</span>
          <input required className={form.input} value={key} onChange={({target}) => setKey(target.value)} />
        </label>
        <label className={form.field}>
          <span>Content</span>
          <textarea
            className={form.input}
            rows={2}
            value={body}
            onChange={({target}) => setBody(target.value)}
          />
        </label>
        <button type="submit" className="button button--primary button--sm">
          Put object
        </button>
      </form>
    </div>
  );
}
