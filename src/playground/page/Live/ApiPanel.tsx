import {useState, type FormEvent, type ReactNode} from 'react';
import type {HttpResponse} from '@site/src/playground/messages/runEvents';
import {REQUEST_METHODS, parseHeaders, type Route, routesOf, toUrl} from '@site/src/playground/model/live';
import form from '../form.module.css';
import Answer from './Answer';
import type {LivePanelProps} from '.';
import {useAnswer} from './useAnswer';

const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD'];
const NO_ROUTE: Route = {method: 'GET', path: '/'};

/** A request to a route of an API. */
export default function ApiPanel({resource, run, onGoTo}: LivePanelProps): ReactNode {
  const routes = routesOf(resource);
  const [{method, path}, setRoute] = useState(routes[0] ?? NO_ROUTE);
  const [headers, setHeaders] = useState('');
  const [body, setBody] = useState('');
  const {isAsking, value, error, ask} = useAnswer<HttpResponse>();
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const sent = WITHOUT_BODY.includes(method) ? {} : {body};
    const url = toUrl(String(resource.attributes.url ?? ''), path);
    ask(async () => run.request(url, {method, headers: parseHeaders(headers), ...sent}));
  }
  return (
    <form className={form.form} aria-label={`Request to ${resource.name}`} onSubmit={onSubmit}>
      {routes.length > 1 && <Routes routes={routes} onChoose={setRoute} />}
      <div className={form.row}>
        <label className={form.narrow}>
          <span>Method</span>
          <select
            className={form.input}
            value={method}
            onChange={({target}) => setRoute({method: target.value, path})}
          >
            {REQUEST_METHODS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className={form.field}>
          <span>Path</span>
          <input
            className={form.input}
            value={path}
            onChange={({target}) => setRoute({method, path: target.value})}
          />
        </label>
      </div>
      <label className={form.field}>
        <span>Headers, one per line</span>
        <textarea
          className={form.input}
          rows={2}
          placeholder="content-type: application/json"
          value={headers}
          onChange={({target}) => setHeaders(target.value)}
        />
      </label>
      {!WITHOUT_BODY.includes(method) && (
        <label className={form.field}>
          <span>Body</span>
          <textarea
            className={form.input}
            rows={3}
            value={body}
            onChange={({target}) => setBody(target.value)}
          />
        </label>
      )}
      <button type="submit" className="button button--primary button--sm">
        Send request
      </button>
      <Answer isAsking={isAsking} error={error} text={value && describeAnswer(value)} onGoTo={onGoTo} />
    </form>
  );
}

type RoutesProps = {readonly routes: readonly Route[]; readonly onChoose: (route: Route) => void};

/** Fills in method and path, which can be changed then. */
function Routes({routes, onChoose}: RoutesProps): ReactNode {
  return (
    <label className={form.field}>
      <span>Route</span>
      <select className={form.input} onChange={({target}) => onChoose(routes[target.selectedIndex]!)}>
        {routes.map(({method, path}) => (
          <option key={`${method} ${path}`}>{`${method} ${path}`}</option>
        ))}
      </select>
    </label>
  );
}

function describeAnswer({status, headers, body}: HttpResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`Status ${status}`, ...lines, '', body].join('\n');
}
