import {exactRedirects, isExternal} from '../../../src/config/redirects/rules';
import {EXTERNAL_TARGETS} from '../../../src/config/externalTargets';
import {redirects} from '../../../src/config/redirects/list';
import type {BuiltSite} from '../../support/builtSite';

/** Forms of GitHub: they ask a visitor to sign in, and each page has its own. The repository that they belong to is asked. */
const FORM =
  /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:edit|issues\/new|discussions\/new|security\/advisories\/new)\b/;

/**
 * All places outside the site that its pages and redirects lead to, once each, without fragments, in the order of the alphabet.
 *
 * @param origin of the site itself: links with it are tested on the built pages
 */
export function outsideLinks({pages}: Pick<BuiltSite, 'pages'>, origin: string): string[] {
  const ofPages = pages.flatMap(({$}) =>
    $('a[href^="http"]')
      .toArray()
      .map((link) => $(link).attr('href')!),
  );
  const ofRedirects = [
    ...Object.values(EXTERNAL_TARGETS),
    ...exactRedirects(redirects)
      .map(({to}) => to)
      .filter(isExternal),
  ];
  const links = [...ofPages, ...ofRedirects].map(toAsked).filter((link) => new URL(link).origin !== origin);
  return [...new Set(links)].sort();
}

function toAsked(link: string): string {
  if (FORM.test(link)) return link.split('/').slice(0, 5).join('/');
  const url = new URL(link);
  url.hash = '';
  return url.href;
}
