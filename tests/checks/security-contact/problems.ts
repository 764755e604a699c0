const DAY = 24 * 60 * 60 * 1000;

/** Mailboxes of the company that made Wing, and closed. */
const CLOSED = /@(?:winglang\.io|wing\.cloud)$/;

/** RFC 9116 recommends an expiry of less than a year. */
const MAX_DAYS = 366;

/**
 * What is wrong with a `security.txt`, by RFC 9116: a line for each problem, with what is allowed.
 *
 * @param text of the file
 * @param today a moment at which it has to be valid
 */
export function contactProblems(text: string, today: Date): string[] {
  const fields = text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => /^([\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
  const valuesOf = (name: string) =>
    fields.filter(([field]) => field === name).map(([, value = '']) => value);
  return [
    ...fields.filter(([, value]) => !value).map(([line]) => `"${line}" is no field; one is "Name: value"`),
    ...contacts(valuesOf('Contact')),
    ...expiry(valuesOf('Expires'), today),
  ];
}

function contacts(values: readonly string[]): string[] {
  if (values.length === 0) return ['it has no Contact'];
  return values.flatMap((value) => {
    if (CLOSED.test(value))
      return [`Contact "${value}": the company is closed, and nobody can say who reads it`];
    return /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(value)
      ? []
      : [`Contact "${value}": allowed are mailto: and https:`];
  });
}

function expiry(values: readonly string[], today: Date): string[] {
  const [value = ''] = values;
  const time = Date.parse(value);
  if (values.length !== 1 || Number.isNaN(time)) {
    return [
      `Expires is there ${values.length} times, "${value}"; allowed is one time such as 2027-01-31T00:00:00Z`,
    ];
  }
  const days = Math.floor((time - today.getTime()) / DAY);
  if (days < 0)
    return [`it has expired on ${value}: ask whether the contacts are right, and set Expires anew`];
  return days > MAX_DAYS ? [`Expires ${value} is ${days} days ahead; allowed are ${MAX_DAYS}`] : [];
}
