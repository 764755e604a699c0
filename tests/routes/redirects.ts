import {exactRedirects, isExternal, wildcardRedirects} from '../../src/config/redirects/rules';
import {stubFiles} from '../../src/config/redirects/stub';
import type {RedirectRules} from '../../src/config/redirects/types';
import {anchorsOf, type BuiltSite} from '../support/builtSite';

/** Everything that is wrong with the redirects of a built site. */
export function redirectProblems(
  site: BuiltSite,
  rules: RedirectRules,
  external: readonly string[],
): string[] {
  return [
    ...exactRedirects(rules).flatMap(({from, to, sections = {}}) => [
      ...stubFiles(from)
        .filter((file) => !site.hasFile(file))
        .map((file) => `${from}: ${file} is not there`),
      ...stubProblem(site, from, to),
      ...[to, ...Object.values(sections)].flatMap((target) => targetProblem(site, external, target, from)),
    ]),
    ...wildcardRedirects(rules)
      .filter(({to}) => isExternal(to))
      .flatMap(({from, to}) => targetProblem(site, external, to.slice(0, -2), from)),
  ];
}

function stubProblem(site: BuiltSite, from: string, to: string): string[] {
  const answer = site.answer(from);
  if (answer?.type === 'page') return [`${from}: is a page`];
  if (answer?.type !== 'redirect' || answer.stub.to === to) return [];
  return [`${from}: its stub leads to ${answer.stub.to}, not to ${to}`];
}

function targetProblem(site: BuiltSite, external: readonly string[], target: string, from: string): string[] {
  if (isExternal(target)) {
    return external.some((known) => target === known || target.startsWith(`${known}/`))
      ? []
      : [`${from}: ${target} is not below an address of src/config/externalTargets.ts`];
  }
  const [path = '', hash] = target.split('#');
  const answer = site.answer(path);
  if (!answer) return [`${from}: its target ${path} does not exist`];
  if (answer.type === 'redirect') return [`${from}: its target ${path} is a redirect, so there are two hops`];
  if (!hash || answer.type !== 'page' || anchorsOf(answer.page).has(hash)) return [];
  return [`${from}: its target ${path} has no #${hash}`];
}
