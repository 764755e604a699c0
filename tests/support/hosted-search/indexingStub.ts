/** A stub of the part of the hosted search that writes an index, on the loopback interface. */
import {credentialProblem, type HostedRequest, readRequest} from './request';
import {startHttpServer} from '../httpServer';

export interface StoredIndex {
  settings: Record<string, unknown>;
  synonyms: readonly Record<string, unknown>[];
  records: Record<string, unknown>[];
}

export interface HostedIndexingStub {
  readonly host: {
    readonly url: string;
    readonly port: number;
    readonly protocol: 'http';
    readonly accept: 'readWrite';
  };
  /** What is stored, by the name of the index. */
  readonly indexes: ReadonlyMap<string, StoredIndex>;
  readonly close: () => Promise<void>;
}

/** Of a record, as the service counts them. */
const MAX_BYTES = 10_000;

interface StubResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Starts the stub on a free port. It has no index yet. */
export async function startHostedIndexing(account: {
  readonly appId: string;
  readonly adminKey: string;
}): Promise<HostedIndexingStub> {
  const indexes = new Map<string, StoredIndex>();
  const right = {appId: account.appId, key: account.adminKey};
  const {port, close} = await startHttpServer(async (incoming, response) => {
    const {status, body} = answerWrite(await readRequest(incoming), indexes, right);
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
  });
  return {
    host: {url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'},
    indexes,
    close,
  };
}

/** Every task has ended when it is asked about. */
const DONE: StubResponse = {status: 200, body: {taskID: 1, status: 'published', pendingTask: false}};

function answerWrite(
  request: HostedRequest,
  indexes: Map<string, StoredIndex>,
  right: {readonly appId: string; readonly key: string},
): StubResponse {
  const url = new URL(request.url, 'http://stub');
  const problem = credentialProblem(request, right);
  if (problem) return refuse(403, problem);
  const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
  const index = indexes.get(name) ?? {settings: {}, synonyms: [], records: []};
  const body = (request.body ? JSON.parse(request.body) : {}) as Record<string, unknown>;
  const task = `${request.method} ${action.replace(/^task\/\d+$/, 'task')}`;
  switch (task) {
    case 'GET task':
      return DONE;
    case 'PUT settings':
      indexes.set(name, {...index, settings: body});
      return DONE;
    case 'POST synonyms/batch':
      indexes.set(name, {...index, synonyms: body as unknown as Record<string, unknown>[]});
      return DONE;
    case 'POST operation':
      return operate(indexes, name, body);
    case 'POST batch':
      return store(indexes, name, index, body);
    default:
      return refuse(404, `${request.method} ${url.pathname} is not what a push asks`);
  }
}

function operate(
  indexes: Map<string, StoredIndex>,
  name: string,
  body: Record<string, unknown>,
): StubResponse {
  const source = indexes.get(name);
  const destination = String(body.destination);
  if (!source) return refuse(404, `Index ${name} does not exist`);
  if (body.operation === 'move') {
    indexes.set(destination, source);
    indexes.delete(name);
  } else {
    const {records = []} = indexes.get(destination) ?? {};
    indexes.set(destination, {...source, records});
  }
  return DONE;
}

function store(
  indexes: Map<string, StoredIndex>,
  name: string,
  index: StoredIndex,
  body: Record<string, unknown>,
): StubResponse {
  const requests = body.requests as {action: string; body: Record<string, unknown>}[];
  const large = requests.find((one) => Buffer.byteLength(JSON.stringify(one.body)) > MAX_BYTES);
  if (large) return refuse(400, `Record ${String(large.body.objectID)} is too big`);
  if (requests.some(({action}) => action !== 'addObject')) return refuse(400, 'Only addObject is known');
  indexes.set(name, {...index, records: [...index.records, ...requests.map((one) => one.body)]});
  return {...DONE, body: {...DONE.body, objectIDs: requests.map((one) => one.body.objectID)}};
}

function refuse(status: number, message: string): StubResponse {
  return {status, body: {message, status}};
}
