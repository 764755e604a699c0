/**
 * Removes what differs from run to run: colours, the folder that a program is in, durations, ports, dates and times, and
 * white space at the ends of lines. `/contributing/start-here/docs` describes the rule to writers.
 *
 * The output may be that of any program, up to half a million characters, and is compared in the page that runs it: no rule begins
 * again within what it has looked at before.
 */
export function normalizeOutput(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- Node's `stripVTControlCharacters` does not exist in browsers
      .replace(/\u001b\[[0-9;]*m/g, '')
      .replace(/(?:\/[\w.@-]+)+/g, (path) => path.replace(/^.+\/(?=[\w.-]+\.(?:w|ts|js)\b)/, ''))
      .replace(/\b\d+m\d+\.\d+s\b/g, '<duration>')
      .replace(/\b(localhost|127\.0\.0\.1):\d{2,5}\b/g, '$1:<port>')
      .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?/g, '<time>')
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .trim()
  );
}
