import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import {formatValue, readKeys} from '@site/src/playground/model/live';
import Field, {TextAreaField} from '../Field';
import form from '../form.module.css';
import lists from '../lists.module.css';
import LiveForm from './LiveForm';
import ResponseOutput from './ResponseOutput';
import type {LivePanelProps} from './types';
import {useResourceRequest} from './useResourceRequest';

/** Lists the objects of a bucket, reads the one that is chosen, and stores others. */
export default function BucketPanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const [key, setKey] = useState('');
  const [content, setContent] = useState('');
  const keys = useResourceRequest<ReturnType<typeof readKeys>>();
  const object = useResourceRequest<string>();
  const {path, name} = resource;
  const {send: sendList} = keys;
  const refresh = useCallback(
    () => sendList(async () => readKeys(await run.call(path, 'list', []))),
    [sendList, run, path],
  );
  useEffect(refresh, [refresh]);
  const read = (chosen: string) =>
    object.send(async () => `${chosen}\n\n${formatValue(await run.call(path, 'get', [chosen]))}`);
  const put = () =>
    object.send(async () => {
      await run.call(path, 'put', [key, content]);
      refresh();
      return `Stored ${key}.`;
    });
  return (
    <div className={form.form} role="group" aria-label={`Bucket ${name}`}>
      <button type="button" className="button button--secondary button--sm" onClick={refresh}>
        Refresh
      </button>
      <ResponseOutput
        request={keys}
        text={keys.value?.keys.length === 0 ? 'The bucket is empty.' : undefined}
        onGoTo={onGoTo}
      />
      <ul className={lists.list}>
        {keys.value?.keys.map((known) => (
          <li key={known}>
            <button type="button" className={lists.entry} onClick={() => read(known)}>
              <code>{shownText(known)}</code>
            </button>
          </li>
        ))}
      </ul>
      {keys.value && keys.value.left > 0 && <p>More keys that are not shown: {keys.value.left}</p>}
      <ResponseOutput request={object} text={object.value} onGoTo={onGoTo} />
      <LiveForm label={`Put an object in ${name}`} action="Put object" onSubmit={put}>
        <Field label="Key">
          <input required className={form.input} value={key} onChange={({target}) => setKey(target.value)} />
        </Field>
        <TextAreaField label="Content" rows={2} value={content} onChange={setContent} />
      </LiveForm>
    </div>
  );
}
