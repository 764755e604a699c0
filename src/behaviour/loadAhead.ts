import {isConstrained} from '../lib/isConstrained';
import {whenRunning} from './application';
import {pageLinkOf} from './pageLink';
import type {SiteSettings} from './settings';

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const REST = 65;

/** Pages whose content is the application's: rendering them ahead would load all of it. */
const APPLICATIONS = ['play', 'search'];

/**
 * Loads the page of a link that a pointer rests on, so that it is there when the link is pressed. The browser renders it ahead
 * if it can; the rules are the same text on every page. While the application runs, it does the like by itself.
 */
export function loadAhead({baseUrl}: SiteSettings): void {
  if (isConstrained()) return;
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = speculationRules(baseUrl);
    document.head.append(rules);
    whenRunning(() => rules.remove());
  } else {
    fetchAtRest(baseUrl);
  }
}

export function speculationRules(baseUrl: string): string {
  const pages = [
    {href_matches: `${baseUrl}*`},
    {not: {href_matches: `${baseUrl}*.*`}},
    {not: {selector_matches: '[download], [target=_blank], [href^="#"]'}},
  ];
  const applications = {href_matches: APPLICATIONS.map((path) => `${baseUrl}${path}`)};
  return JSON.stringify({
    prefetch: [{where: {and: pages}, eagerness: 'moderate'}],
    prerender: [{where: {and: [...pages, {not: applications}]}, eagerness: 'moderate'}],
  });
}

/** For browsers that know no rules. */
function fetchAtRest(baseUrl: string): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  whenRunning(() => {
    isOver = true;
  });
  document.addEventListener(
    'pointerover',
    ({target}) => {
      clearTimeout(timer);
      const href = pageLinkOf(target, baseUrl)?.href.replace(/#.*/, '');
      if (!href || isOver || fetched.has(href)) return;
      timer = setTimeout(() => {
        fetched.add(href);
        document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
      }, REST);
    },
    {passive: true},
  );
}
