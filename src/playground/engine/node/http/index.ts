/** Node's `http` for the processes of one machine: its servers and clients are on that machine's network. */
import {ClientRequest, type RequestArguments} from './clientRequest';
import {IncomingMessage} from './incomingMessage';
import type {Network} from './network';
import {OutgoingMessage} from './outgoingMessage';
import {type RequestListener, Server} from './server';
import {ServerResponse, STATUS_CODES} from './serverResponse';

/** Express makes a function for each of them. */
const METHODS =
  `ACL BIND CHECKOUT CONNECT COPY DELETE GET HEAD LINK LOCK M-SEARCH MERGE MKACTIVITY MKCALENDAR MKCOL MOVE NOTIFY OPTIONS
  PATCH POST PROPFIND PROPPATCH PURGE PUT REBIND REPORT SEARCH SOURCE SUBSCRIBE TRACE UNBIND UNLINK UNLOCK
  UNSUBSCRIBE`.split(/\s+/);

class Agent {}

export function createHttpModule(network: Network) {
  class NetworkServer extends Server {
    constructor(options?: object | RequestListener, listener?: RequestListener) {
      super(network, options, listener);
    }
  }
  class NetworkRequest extends ClientRequest {
    constructor(...args: RequestArguments) {
      super(network, ...args);
    }
  }
  return {
    Agent,
    ClientRequest: NetworkRequest,
    IncomingMessage,
    METHODS,
    OutgoingMessage,
    STATUS_CODES,
    Server: NetworkServer,
    ServerResponse,
    createServer: (options?: object | RequestListener, listener?: RequestListener) =>
      new NetworkServer(options, listener),
    get: (...args: RequestArguments) => new NetworkRequest(...args).end(),
    globalAgent: new Agent(),
    maxHeaderSize: 16_384,
    request: (...args: RequestArguments) => new NetworkRequest(...args),
  };
}
