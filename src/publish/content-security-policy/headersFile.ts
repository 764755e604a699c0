import type {HostRule} from './hostRules';

/** Signs of a line that Cloudflare Pages reads, and rules of a file. */
const LIMITS = {line: 2000, rules: 100};

/**
 * Adds rules to the text of a `_headers` file, which Netlify and Cloudflare Pages read
 * (https://developers.cloudflare.com/pages/configuration/headers/). Rules for the same path become one: Cloudflare Pages keeps
 * the last only.
 *
 * @param baseUrl path that the site is served under, with a slash at both ends
 * @throws Error when a host would leave out a part
 */
export function addToHeadersFile(text: string, rules: readonly HostRule[], baseUrl: string): string {
  const found = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (/^\s/.test(line)) {
      lines.push(line);
    } else {
      lines = found.get(line.trim()) ?? [];
      found.set(line.trim(), lines);
    }
  }
  for (const {path, headers} of rules) {
    const own = found.get(baseUrl + path) ?? [];
    own.push(...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`));
    found.set(baseUrl + path, own);
  }
  const long = [...found.values()].flat().filter((line) => line.length > LIMITS.line);
  if (long.length > 0 || found.size > LIMITS.rules) {
    throw new Error(
      `_headers has ${found.size} rules and ${long.length} lines of more than ${LIMITS.line} signs; Cloudflare Pages reads ` +
        `${LIMITS.rules} rules and leaves out longer lines.`,
    );
  }
  return [...found].map(([path, own]) => `${path}\n${own.join('\n')}\n`).join('\n');
}
