import {sectionOf} from '../../src/config/sections';
import {attributesOf, type BuiltSite} from '../support/builtSite';

/** Pages whose head does not say the section that they are found in, once. Search reads it. */
export function sectionProblems(site: BuiltSite): string[] {
  return site.pages.flatMap(({path, $}) => {
    const said = attributesOf($, 'meta[name="docsearch:section"]', 'content');
    const wanted = sectionOf(path);
    return said.join() === wanted ? [] : [`${path} says the section "${said.join()}", not "${wanted}"`];
  });
}
