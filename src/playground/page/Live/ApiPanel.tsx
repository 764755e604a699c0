import {useState, type ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {HttpResponse, Route} from '@site/src/playground/messages/runEvents';
import {parseHeaders, REQUEST_METHODS, routesOf, toUrl} from '@site/src/playground/model/live';
import Field, {TextAreaField} from '../Field';
import form from '../form.module.css';
import LiveForm from './LiveForm';
import ResponseOutput from './ResponseOutput';
import type {LivePanelProps} from './types';
import {useResourceRequest} from './useResourceRequest';

const METHODS_WITHOUT_BODY: readonly string[] = ['GET', 'HEAD'];
const NO_ROUTE: Route = {method: 'GET', path: '/'};

/** Sends a request to a route of an API. */
export default function ApiPanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const routes = routesOf(resource);
  const [{method, path}, setRoute] = useState(routes[0] ?? NO_ROUTE);
  const [headers, setHeaders] = useState('');
  const [body, setBody] = useState('');
  const request = useResourceRequest<HttpResponse>();
  const hasBody = !METHODS_WITHOUT_BODY.includes(method);
  const send = () => {
    const url = toUrl(resource.attributes.url ?? '', path);
    request.send(async () =>
      run.request(url, {method, headers: parseHeaders(headers), ...(hasBody && {body})}),
    );
  };
  const text = request.value && formatResponse(request.value);
  return (
    <LiveForm
      label={`Request to ${resource.name}`}
      action="Send request"
      onSubmit={send}
      response={<ResponseOutput request={request} text={text} onGoTo={onGoTo} />}
    >
      {routes.length > 1 && <RouteField routes={routes} onChoose={setRoute} />}
      <div className={form.row}>
        <Field label="Method" isNarrow>
          <select
            className={form.input}
            value={method}
            onChange={({target}) => setRoute({method: target.value, path})}
          >
            {REQUEST_METHODS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        <Field label="Path">
          <input
            className={form.input}
            value={path}
            onChange={({target}) => setRoute({method, path: target.value})}
          />
        </Field>
      </div>
      <TextAreaField
        label="Headers, one per line"
        rows={2}
        placeholder="content-type: application/json"
        value={headers}
        onChange={setHeaders}
      />
      {hasBody && <TextAreaField label="Body" rows={3} value={body} onChange={setBody} />}
    </LiveForm>
  );
}

interface RouteFieldProps {
  readonly routes: readonly Route[];
  readonly onChoose: (route: Route) => void;
}

/** Fills in the method and the path of a route. Both can be edited afterwards. */
function RouteField({routes, onChoose}: RouteFieldProps): ReactNode {
  return (
    <Field label="Route">
      <select className={form.input} onChange={({target}) => onChoose(routes[target.selectedIndex]!)}>
        {routes.map(({method, path}) => (
          <option key={`${method} ${path}`}>{shownText(`${method} ${path}`)}</option>
        ))}
      </select>
    </Field>
  );
}

function formatResponse({status, headers, body}: HttpResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`Status ${status}`, ...lines, '', body].join('\n');
}
