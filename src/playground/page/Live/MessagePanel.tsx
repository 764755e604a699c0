import {useState, type ReactNode} from 'react';
import {formatValue, type LiveKind, toPayload} from '@site/src/playground/model/live';
import {TextAreaField} from '../Field';
import LiveForm from './LiveForm';
import ResponseOutput from './ResponseOutput';
import type {LivePanelProps} from './types';
import {useResourceRequest} from './useResourceRequest';

interface MessageAction {
  readonly label: string;
  readonly field: string;
  readonly method: string;
}

const ACTIONS: Partial<Record<LiveKind, MessageAction>> = {
  function: {label: 'Invoke function', field: 'Payload, as JSON or a string', method: 'invoke'},
  queue: {label: 'Push message', field: 'Message', method: 'push'},
  topic: {label: 'Publish message', field: 'Message', method: 'publish'},
};

/** Sends a message to a queue or a topic, or a payload to a function. */
export default function MessagePanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const [text, setText] = useState('');
  const request = useResourceRequest<string>();
  const {label, field, method} = ACTIONS[resource.kind]!;
  const isFunction = resource.kind === 'function';
  const send = () =>
    request.send(async () => {
      const result = await run.call(resource.path, method, isFunction ? toPayload(text) : [text]);
      return isFunction ? formatValue(result) : 'Sent.';
    });
  return (
    <LiveForm
      label={`${label}: ${resource.name}`}
      action={label}
      onSubmit={send}
      response={<ResponseOutput request={request} text={request.value} onGoTo={onGoTo} />}
    >
      <TextAreaField label={field} rows={2} value={text} onChange={setText} />
    </LiveForm>
  );
}
