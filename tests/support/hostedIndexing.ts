/** A stub of the part of the hosted search that writes an index, on the loopback interface. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readRequest} from './hostedSearch';
import {credentialProblem, type HostedRequest} from './hostedSearchRules';

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

/** Most bytes of a record, as the service counts them. */
const MOST_BYTES = 10_000;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Starts the stub on a free port. It has no index yet. */
export async function startHostedIndexing(account: {
  readonly appId: string;
  readonly adminKey: string;
}): Promise<HostedIndexingStub> {
  const indexes = new Map<string, StoredIndex>();
  const server = createServer((incoming, response) => {
    readRequest(incoming)
      .then((request) => {
        const {status, body} = answerWrite(request, indexes, {appId: account.appId, key: account.adminKey});
        response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
      })
      .catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: {
      url: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      protocol: 'http',
      accept: 'readWrite',
    },
    indexes,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Every task has ended when it is asked about. */
const DONE: Answer = {status: 200, body: {taskID: 1, status: 'published', pendingTask: false}};

function answerWrite(
  request: HostedRequest,
  indexes: Map<string, StoredIndex>,
  right: {readonly appId: string; readonly key: string},
): Answer {
  const url = new URL(request.url, 'http://stub');
  const problem = credentialProblem(request, url, right);
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

function operate(indexes: Map<string, StoredIndex>, name: string, body: Record<string, unknown>): Answer {
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
): Answer {
  const requests = body.requests as {action: string; body: Record<string, unknown>}[];
  const large = requests.find((one) => Buffer.byteLength(JSON.stringify(one.body)) > MOST_BYTES);
  if (large) return refuse(400, `Record ${String(large.body.objectID)} is too big`);
  if (requests.some(({action}) => action !== 'addObject')) return refuse(400, 'Only addObject is known');
  indexes.set(name, {...index, records: [...index.records, ...requests.map((one) => one.body)]});
  return {...DONE, body: {...DONE.body, objectIDs: requests.map((one) => one.body.objectID)}};
}

function refuse(status: number, message: string): Answer {
  return {status, body: {message, status}};
}
