/** Node's `url`: the port for browsers for the old functions, and the browser's `URL`. */
import url from 'node:url';
import punycode from 'punycode/punycode.js';

interface FormatOptions {
  readonly auth?: boolean;
  readonly fragment?: boolean;
  readonly search?: boolean;
  readonly unicode?: boolean;
}

/** Throws with Node's message for what is no URL. */
const NodeUrl = new Proxy(URL, {
  construct(target, values: ConstructorParameters<typeof URL>, newTarget: typeof URL) {
    try {
      return Reflect.construct<ConstructorParameters<typeof URL>, URL>(target, values, newTarget);
    } catch {
      const [input, base] = values;
      const error = new TypeError('Invalid URL');
      throw Object.assign(error, {
        code: 'ERR_INVALID_URL',
        input: String(input),
        ...(base !== undefined && {base: String(base)}),
      });
    }
  },
});

export const urlModule = {
  ...url,
  URL: NodeUrl,
  URLSearchParams,
  format,
  fileURLToPath: (address: string | URL) => decodeURIComponent(new URL(address).pathname),
  pathToFileURL: (path: string) => new URL(`file://${path.replace(/[?#%]/g, encodeURIComponent)}`),
  domainToASCII: (domain: string) => new URL(`http://${domain}`).hostname,
  domainToUnicode: (domain: string) => punycode.toUnicode(domain),
};

/** As in Node, the first argument may be a `URL`; the port knows only the older objects. */
function format(address: unknown, options: FormatOptions = {}): string {
  if (!(address instanceof URL)) return url.format(address as string);
  const {auth = true, fragment = true, search = true, unicode = false} = options;
  const {protocol, username, password, hostname, port, pathname} = address;
  const slashes = address.host || protocol === 'file:' ? '//' : '';
  const user = auth && (username || password) ? `${username}${password && `:${password}`}@` : '';
  const host = `${unicode ? punycode.toUnicode(hostname) : hostname}${port && `:${port}`}`;
  const query = search ? address.search : '';
  return `${protocol}${slashes}${user}${host}${pathname}${query}${fragment ? address.hash : ''}`;
}
