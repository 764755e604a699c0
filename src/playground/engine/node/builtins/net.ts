/** Node's `net`: addresses, and a socket that knows the servers in memory. */
import {Socket} from '../http/socket';
import type {BuiltinContext} from './context';
import {unsupportedFunctions} from './unsupportedFunctions';

const IP_V4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

export function createNetModule({machine: {network}}: BuiltinContext) {
  class NetworkSocket extends Socket {
    constructor() {
      super(network);
    }
  }
  const connect = (...args: readonly unknown[]) => new NetworkSocket().connect(...args);
  return {
    ...unsupportedFunctions(
      'net',
      'Server createServer',
      'servers in the playground understand HTTP and nothing else',
    ),
    Socket: NetworkSocket,
    connect,
    createConnection: connect,
    isIP: (text: string) => (isIPv4(text) ? 4 : isIPv6(text) ? 6 : 0),
    isIPv4,
    isIPv6,
  };
}

function isIPv4(text: string): boolean {
  return IP_V4.test(text);
}

function isIPv6(text: string): boolean {
  return text.includes(':') && URL.canParse(`http://[${text}]`);
}
