import type {BuiltSite} from '../support/builtSite';
import {parseXml} from './xml';

const FILE = 'opensearch.xml';

/**
 * What is wrong with the description that lets browsers search the site from their address bars, and with the links that
 * tell them of it. Both engines answer at its address.
 * Source: https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function openSearchProblems(site: BuiltSite, origin: string): string[] {
  if (!site.hasFile(FILE)) return [`${FILE} is not there`];
  const description = parseXml(site.readFile(FILE));
  const name = description.text('ShortName');
  const addresses = description.attributes('Url', 'template');
  const image = description.text('Image');
  const search = site.answer('/search');
  return [
    ...(name && name.length <= 16 ? [] : [`the short name "${name}" has not 1 to 16 characters`]),
    ...(description.text('Description') ? [] : ['there is no description']),
    ...[`${origin}/search?q={searchTerms}`, `${origin}/${FILE}`]
      .filter((wanted) => !addresses.includes(wanted))
      .map((wanted) => `no address is ${wanted}`),
    ...(search?.type === 'page' ? [] : ['/search is no page']),
    ...(image.startsWith(`${origin}/`) && site.hasFile(image.slice(origin.length))
      ? []
      : [`the image ${image} is not there`]),
    ...linkProblems(site, name),
  ];
}

function linkProblems(site: BuiltSite, name: string): string[] {
  return site.pages.flatMap(({path, $}) => {
    const link = $('link[rel=search]');
    const isRight =
      link.attr('href') === `/${FILE}` &&
      link.attr('type') === 'application/opensearchdescription+xml' &&
      link.attr('title') === name;
    return isRight ? [] : [`${path} does not tell of ${FILE}`];
  });
}
