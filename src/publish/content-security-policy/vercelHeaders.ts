import {EMBED_PATH} from '../../config/embed';
import {EVERYWHERE, type Headers, MARKDOWN, WHOLE_TEXT} from './hostRules';
import {
  EMBEDDED_SANDBOX_POLICY,
  embedPolicy,
  pagePolicy,
  type PolicySettings,
  SANDBOX_POLICY,
  toHeader,
  workerPolicy,
} from './pagePolicy';

/** A rule of the `headers` of a vercel.json: https://vercel.com/docs/project-configuration#headers */
export interface VercelRule {
  readonly source: string;
  readonly headers: readonly {readonly key: string; readonly value: string}[];
}

const POLICY = 'Content-Security-Policy';
const RESOURCE = 'Cross-Origin-Resource-Policy';

/** What a vercel.json says beside how long files are kept. Its patterns can leave folders out, so it needs few. */
export function vercelHeaders(settings: PolicySettings): VercelRule[] {
  return [
    rule('/(.*)', EVERYWHERE),
    rule('/(.*)\\.md', MARKDOWN),
    rule('/llms-full.txt', WHOLE_TEXT),
    rule(`/((?!assets/|playground/|${EMBED_PATH}$).*)`, {[POLICY]: toHeader(pagePolicy(settings))}),
    rule(`/${EMBED_PATH}`, {[POLICY]: toHeader(embedPolicy(settings))}),
    rule('/assets/(.*)', {[POLICY]: toHeader(workerPolicy())}),
    rule('/playground/([^/]+)/language.js', {[POLICY]: toHeader(workerPolicy({isCompiler: true}))}),
    rule('/playground/([^/]+)/sandbox(-network)?.htm', {[POLICY]: toHeader(SANDBOX_POLICY)}),
    rule('/playground/([^/]+)/sandbox-embedded.htm', {[POLICY]: toHeader(EMBEDDED_SANDBOX_POLICY)}),
    rule('/((?!img/|assets/images/).*)', {[RESOURCE]: 'same-origin'}),
    rule('/(img|assets/images)/(.*)', {[RESOURCE]: 'cross-origin'}),
  ];
}

/** The text of a vercel.json with these rules, after those about how long files are kept. */
export function addToVercel(text: string, settings: PolicySettings): string {
  const config = JSON.parse(text) as {readonly headers: readonly VercelRule[]};
  const kept = config.headers.filter(({headers}) => headers.every(({key}) => key === 'Cache-Control'));
  return `${JSON.stringify({...config, headers: [...kept, ...vercelHeaders(settings)]}, null, 2)}\n`;
}

function rule(source: string, headers: Headers): VercelRule {
  return {source, headers: Object.entries(headers).map(([key, value]) => ({key, value}))};
}
