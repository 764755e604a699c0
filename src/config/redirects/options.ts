import {exactRedirects, isExternal, wildcardRedirects} from './rules';
import type {RedirectRules} from './types';

export interface PluginOptions {
  readonly rules: RedirectRules;
}

/** @throws Error that lists every malformed entry at once */
export function validateOptions({options}: {options: Partial<PluginOptions>}): PluginOptions {
  const {rules} = options;
  if (!rules) throw new Error('src/config/redirects: the option "rules" is missing.');
  const problems = [...exactProblems(rules), ...folderProblems(rules), ...wildcardProblems(rules)];
  if (problems.length > 0) {
    throw new Error(`src/config/redirects/list.ts:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  return {rules};
}

function exactProblems(rules: RedirectRules): string[] {
  return exactRedirects(rules).flatMap(({from, to, sections = {}}) => {
    const problems: string[] = [];
    if (!/^(?:\/[^/?#*\s]+)+$/.test(from) || from.endsWith('.html')) {
      problems.push(
        `"${from}" is not a path to redirect from: it starts with a slash, ends without one and without ".html", ` +
          'and has no "?", "#" and "*". A hash belongs in "sections".',
      );
    }
    for (const target of [to, ...Object.values(sections)]) {
      if (!isTarget(target)) problems.push(`"${from}" leads to "${target}": ${TARGETS}`);
    }
    for (const section of Object.keys(sections)) {
      if (section.startsWith('#')) problems.push(`"${from}": write the section "${section}" without "#".`);
    }
    if (to === from) problems.push(`"${from}" leads to itself.`);
    return problems;
  });
}

function folderProblems({folders = {}}: RedirectRules): string[] {
  return Object.entries(folders).flatMap(([from, to]) => {
    const wrong = [from, to].filter((folder) => !/^(?:\/[^/?#*\s]+)+$/.test(folder));
    const problems = wrong.map((folder) => `"${folder}" is not a folder such as "/docs/old".`);
    if (to === from) problems.push(`"${from}" leads to itself.`);
    return problems;
  });
}

function wildcardProblems(rules: RedirectRules): string[] {
  return wildcardRedirects(rules).flatMap(({from, to}) => {
    const problems: string[] = [];
    if (!/^(?:\/[^/?#*\s]+)+\/\*$/.test(from)) problems.push(`"${from}" is not a wildcard such as "/old/*".`);
    if (!to.endsWith('/*') || !isTarget(to.slice(0, -2)))
      problems.push(`"${from}" leads to "${to}": it ends in "/*". ${TARGETS}`);
    if (to.startsWith(from.slice(0, -1))) problems.push(`"${from}" leads into itself.`);
    return problems;
  });
}

const TARGETS = 'allowed are a path that starts with "/" and ends without one, and an http(s) address.';

function isTarget(target: string): boolean {
  if (isExternal(target)) return URL.canParse(target);
  return target === '/' || /^(?:\/[^/?#*\s]+)+(?:#[^#\s]+)?$/.test(target);
}
