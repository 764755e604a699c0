export interface CacheRule {
  readonly pattern: RegExp;
  readonly value: string;
}

/** Rules of a `_headers` file: a star is any text, a placeholder is one part of a path. */
export function readHeadersFile(text: string): CacheRule[] {
  const rules: CacheRule[] = [];
  let path = '';
  for (const line of text.split('\n').filter((candidate) => candidate.trim() && !candidate.startsWith('#'))) {
    if (!line.startsWith(' ')) path = line.trim();
    const value = /^\s+Cache-Control:\s*(.+)$/.exec(line)?.[1];
    if (value) rules.push({pattern: toPattern(path), value});
  }
  return rules;
}

/** Rules of the `headers` of a vercel.json. */
export function readVercelHeaders(text: string): CacheRule[] {
  const {headers} = JSON.parse(text) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  return headers.flatMap(({source, headers: values}) =>
    values
      .filter(({key}) => key === 'Cache-Control')
      .map(({value}) => ({pattern: new RegExp(`^${source}$`), value})),
  );
}

/** Values that a path gets; a host that joins the values of several rules would send all of them. */
export function valuesFor(path: string, rules: readonly CacheRule[]): string[] {
  return [...new Set(rules.filter(({pattern}) => pattern.test(path)).map(({value}) => value))];
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
