/** Node's `querystring`: the port for browsers, and the two functions that it lacks. */
import querystring from 'node:querystring';

const ADDED = {
  escape: (text: unknown) => encodeURIComponent(String(text)),
  unescape(text: string) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  },
};

export const querystringModule = {...ADDED, ...querystring};
