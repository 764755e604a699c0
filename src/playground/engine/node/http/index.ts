/** Node's `http` in memory, and `fetch`. */
export {Agent, ClientRequest, get, globalAgent, maxHeaderSize, request} from './client';
export {connectionRefused, dispatch, type Answer, type Exchange} from './dispatch';
export {makeFetch, type Fetch} from './fetch';
export {IdleSocket, IncomingMessage, OutgoingMessage} from './messages';
export {METHODS, STATUS_CODES} from './names';
export {createServer, Server, ServerResponse, servers} from './server';
