import {useEffect, type ReactNode} from 'react';
import {showValue} from '@site/src/lib/playground/live';
import form from '../form.module.css';
import lists from '../lists.module.css';
import Answer from './Answer';
import type {LivePanelProps} from '.';
import styles from './styles.module.css';
import {useAnswer} from './useAnswer';

/** The objects of a bucket; one that is chosen is read. */
export default function BucketPanel({resource, run}: LivePanelProps): ReactNode {
  const keys = useAnswer<readonly string[]>();
  const object = useAnswer<string>();
  const {path, name} = resource;
  const {ask} = keys;
  const list = async () => (await run.call(path, 'list', [])) as readonly string[];
  useEffect(() => ask(async () => (await run.call(path, 'list', [])) as readonly string[]), [ask, run, path]);
  return (
    <div className={form.form} role="group" aria-label={`Bucket ${name}`}>
      <button type="button" className="button button--secondary button--sm" onClick={() => ask(list)}>
        List again
      </button>
      <Answer
        isAsking={keys.isAsking}
        error={keys.error}
        text={keys.value?.length === 0 ? 'The bucket is empty.' : undefined}
      />
      <ul className={styles.keys}>
        {keys.value?.map((key) => (
          <li key={key}>
            <button
              type="button"
              className={lists.entry}
              onClick={() =>
                object.ask(async () => `${key}\n\n${showValue(await run.call(path, 'get', [key]))}`)
              }
            >
              <code>{key}</code>
            </button>
          </li>
        ))}
      </ul>
      <Answer isAsking={object.isAsking} error={object.error} text={object.value} />
    </div>
  );
}
