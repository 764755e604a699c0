import type {Kind} from './kinds';

/** What has to be known of an answer. */
export type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/**
 * Whether an answer may be kept: a whole one of this origin, under its own address. Never an error, a page for missing files
 * (some hosts send it with status 200 for a script), what another address has answered, or what cannot be looked at.
 */
export function isKeepable({status, type, redirected, headers}: Answer, kind: Kind): boolean {
  const isPage = kind === 'page' || kind === 'sandbox';
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  return status === 200 && type === 'basic' && !redirected && isHtml === isPage;
}
