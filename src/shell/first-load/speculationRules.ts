/** Pages whose content a script draws: rendering them ahead would load all of it. */
const APPLICATIONS = ['play', 'search'];

/**
 * Tells browsers which pages to load when a pointer rests on a link, in the form of
 * https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules. The same text on every page.
 *
 * @param baseUrl path that the site is served under, with a slash at both ends
 */
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
