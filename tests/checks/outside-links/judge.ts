import {REFUSING, TITLES} from './titles';

/** What a place outside the site answered, after all redirects. */
export interface OutsideAnswer {
  readonly status: number;
  /** Text of the page's title, or nothing where it has none. */
  readonly title: string;
}

/** What a host says to a program that it does not want to answer. */
const REFUSALS = [401, 403, 429, 999];

/**
 * @param link where the site leads
 * @returns what is wrong with the answer, with what is expected; nothing where all is right
 */
export function judgeAnswer(link: string, {status, title}: OutsideAnswer): string | undefined {
  const url = new URL(link);
  const rule = TITLES[url.host];
  if (!rule)
    return `${link}: add the title that pages of ${url.host} have to tests/checks/outside-links/titles.ts`;
  if (REFUSING.has(url.host) && REFUSALS.includes(status)) return undefined;
  if (status !== 200) return `${link}: answers with ${status}; expected is 200`;
  const expected = typeof rule === 'function' ? rule(url) : rule;
  return expected.test(title) ? undefined : `${link}: its title is "${title}"; expected is ${expected}`;
}

/** The title of a page, with its spaces as a reader sees them. */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html.slice(0, LONGEST_HEAD))?.[1] ?? '';
  return title.replace(/\s+/g, ' ').trim();
}

/** Characters in which a page has its title: those of some places come after long scripts. */
const LONGEST_HEAD = 1_000_000;
