/** What hosts send with the files of the site. */
import path from 'node:path';
import {EMBED_PATH} from '../../config/embed';
import {
  type Directives,
  EMBEDDED_SANDBOX_POLICY,
  embedPolicy,
  pagePolicy,
  SANDBOX_POLICY,
  toHeader,
  workerPolicy,
} from './pagePolicy';
import type {PolicySettings} from './pagePolicy';

export type Headers = Readonly<Record<string, string>>;

/** Headers for the paths of a pattern, which is written below the base URL and without its slash at the start. */
export interface HostRule {
  /** A star is any text, and a part such as `:page` is any part of a path. */
  readonly path: string;
  readonly headers: Headers;
}

/** What the browser could do for a page, and what no page of this site asks it for. */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Sent with every file. */
export const EVERYWHERE: Headers = {
  // Two years, in seconds.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...SWITCHED_OFF.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For the 404 page below a folder that the site does not have, to which no rule with `frame-ancestors` applies. Browsers go by that
  // alone where it is sent.
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * Sent with Markdown, which says the same as its page: search engines are to list the page. Without a character set, browsers that
 * show it take one from the reader's language.
 */
export const MARKDOWN: Headers = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'X-Robots-Tag': 'noindex',
};

/** The same in one file, which hosts know the type of. */
export const WHOLE_TEXT: Headers = {'X-Robots-Tag': 'noindex'};

/** Folders whose files other sites show: readers of feeds, and previews of links. */
const SHOWN_ELSEWHERE = ['img', 'assets/images'];

/**
 * Rules for the files of a site. No two of them say the same header for a path: hosts would join the values.
 *
 * @param folders of the built site, with those within `assets`, without a slash at either end
 */
export function hostRules(folders: readonly string[], settings: PolicySettings): HostRule[] {
  const page = toHeader(pagePolicy(settings));
  const worker = workerPolicy();
  const rule = (pattern: string, policy: Directives | string): HostRule => ({
    path: pattern,
    headers: {
      'Content-Security-Policy': typeof policy === 'string' ? policy : toHeader(policy),
      'Cross-Origin-Resource-Policy': SHOWN_ELSEWHERE.includes(pattern.slice(0, -2))
        ? 'cross-origin'
        : 'same-origin',
    },
  });
  return [
    {path: '*', headers: EVERYWHERE},
    {path: '*.md', headers: MARKDOWN},
    {path: 'llms-full.txt', headers: WHOLE_TEXT},
    rule('', page),
    rule(':page', page),
    ...folders
      .filter((folder) => !['assets', 'playground', path.dirname(EMBED_PATH)].includes(folder))
      .map((folder) => rule(`${folder}/*`, folder.startsWith('assets/') ? worker : page)),
    rule(EMBED_PATH, embedPolicy(settings)),
    rule('playground/:engine/language.js', workerPolicy({isCompiler: true})),
    rule('playground/:engine/sandbox.htm', SANDBOX_POLICY),
    rule('playground/:engine/sandbox-network.htm', SANDBOX_POLICY),
    rule('playground/:engine/sandbox-embedded.htm', EMBEDDED_SANDBOX_POLICY),
  ];
}
