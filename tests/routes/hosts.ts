import type {BuiltSite} from '../support/builtSite';

/** A host of static sites, as far as redirects go. */
export interface Host {
  readonly name: string;
  /** Its rules, in their order; a star at the end of `from` is any text, and `:splat` in `to` stands for that. */
  readonly rules: readonly HostRule[];
  /** Whether it follows its rules before it looks for files. */
  readonly rulesFirst: boolean;
}

export interface HostRule {
  readonly from: string;
  readonly to: string;
}

/** What a host makes of a path: a file of the build, another address, or the 404 page. */
export type HostAnswer = 'file' | '404' | {readonly to: string};

/** The rules of a `_redirects` file. */
export function readHostRules(text: string): HostRule[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return {from, to};
    });
}

/** What a host answers. */
export function hostAnswer(site: BuiltSite, path: string, {rules, rulesFirst}: Host): HostAnswer {
  const isFile = site.answer(path) !== undefined;
  if (isFile && !rulesFirst) return 'file';
  const rule = rules.find(({from}) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
  );
  if (rule) return {to: rule.to.replace(':splat', path.slice(rule.from.length - 1))};
  return isFile ? 'file' : '404';
}

/** Pages and stubs that a host takes away from their readers. */
export function takenProblems(site: BuiltSite, host: Host): string[] {
  const pages = site.pages.map(({path}) => ({path, allowed: undefined as string | undefined}));
  const stubs = site.stubs.map(({path, to}) => ({path, allowed: to}));
  return [...pages, ...stubs].flatMap(({path, allowed}) => {
    const answer = hostAnswer(site, path, host);
    if (answer === 'file' || (typeof answer === 'object' && answer.to === allowed)) return [];
    return [`${host.name}: ${path} leads to ${typeof answer === 'object' ? answer.to : 'the 404 page'}`];
  });
}

interface VercelRule {
  readonly source: string;
  /** Conditions: the rule is for requests with such a header. */
  readonly has?: readonly {readonly type: string}[];
}

/**
 * Rules of a vercel.json that Vercel follows before it looks for files, for whoever asks: each would have to name pages. Those for
 * requests with a certain header take no page away from readers.
 */
export function vercelProblems(config: Readonly<Record<string, unknown>>): string[] {
  const rules = (config['redirects'] ?? []) as readonly VercelRule[];
  const forAll = rules.filter(({has = []}) => !has.some(({type}) => type === 'header'));
  return [
    ...forAll.map(
      ({source}) => `vercel.json has a redirect from ${source}: Vercel follows it before it looks for files`,
    ),
    ...('routes' in config
      ? ['vercel.json has "routes": Vercel follows them before it looks for files']
      : []),
  ];
}
