/** Content security policies (https://www.w3.org/TR/CSP3/): what pages and workers may load, run and ask. */
import {createHash} from 'node:crypto';

/** What a policy depends on. */
export interface PolicySettings {
  /** Texts of the scripts within pages: those of every page, and of the pages that send their readers on. */
  readonly inlineScripts: readonly string[];
  /** Addresses that scripts of the page ask, beside those of the site itself. */
  readonly addresses: readonly string[];
}

export type Directives = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];
const ANY = ['*'];

/** What a header can say and an element of a page cannot, as it would come too late. */
const HEADER_ALONE = ['frame-ancestors'];

/** Of the site's pages. What is not named here is not loaded at all. */
export function pagePolicy({inlineScripts, addresses}: PolicySettings): Directives {
  return {
    'default-src': NONE,
    'script-src': [...SELF, ...inlineScripts.map(hashSource).sort()],
    'style-src': SELF,
    // Style sheets have drawings in them.
    'img-src': [...SELF, 'data:'],
    'font-src': SELF,
    'connect-src': [...SELF, ...addresses.map(addressSource).sort()],
    'worker-src': SELF,
    // The playground's sandbox.
    'frame-src': SELF,
    'base-uri': NONE,
    'form-action': SELF,
    'require-trusted-types-for': ["'script'"],
    // `src/shell/first-load/trustOwn.ts`
    'trusted-types': ['default'],
    'frame-ancestors': NONE,
  };
}

/** Of the page that other sites show in a frame: the same, but that they may. */
export function embedPolicy(settings: PolicySettings): Directives {
  return {...pagePolicy(settings), 'frame-ancestors': ANY};
}

/** Of the site's workers: a worker has the policy that its own file is sent with. They ask for files of the site, and no more. */
export function workerPolicy({isCompiler = false} = {}): Directives {
  return {
    'default-src': NONE,
    'script-src': [...SELF, ...(isCompiler ? ["'wasm-unsafe-eval'"] : [])],
    'connect-src': SELF,
    'base-uri': NONE,
    'form-action': NONE,
    'frame-ancestors': NONE,
  };
}

/** Added to the policy that the documents of the sandbox bring themselves: only pages of this site may show them. */
export const SANDBOX_POLICY: Directives = {'frame-ancestors': SELF};

/** Of the document for the programs of the page that others may show: what is around that page is around the document as well. */
export const EMBEDDED_SANDBOX_POLICY: Directives = {'frame-ancestors': ANY};

/** As the value of a header. */
export function toHeader(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** As the content of a `meta` element: the same, without what only a header can say. */
export function toMeta(directives: Directives): string {
  return toHeader(
    Object.fromEntries(Object.entries(directives).filter(([name]) => !HEADER_ALONE.includes(name))),
  );
}

/** Names a script by its text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Names an address without its query, as a policy does.
 *
 * @throws Error when a policy cannot name it
 */
function addressSource(address: string): string {
  const {protocol, origin, pathname} = new URL(address);
  if (!/^https?:$/.test(protocol) || /[;,]/.test(pathname)) {
    throw new Error(
      `${address} cannot be named in a policy: allowed are http(s) addresses without ";" and ",".`,
    );
  }
  return origin + (pathname === '/' ? '' : pathname);
}
