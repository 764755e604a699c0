/**
 * Removes what differs from run to run: colours, the folder that a program is in, durations, ports, dates and times, and
 * white space at the ends of lines. `/contributing/start-here/docs` describes the rule to writers.
 */
export function normalizeOutput(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- Node's `stripVTControlCharacters` does not exist in browsers
      .replace(/\u001b\[[0-9;]*m/g, '')
      .replace(/(?:\/[\w.@-]+)+\/(?=[\w.-]+\.(?:w|ts|js)\b)/g, '')
      .replace(/\b\d+m\d+\.\d+s\b/g, '<duration>')
      .replace(/\b(localhost|127\.0\.0\.1):\d{2,5}\b/g, '$1:<port>')
      .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?/g, '<time>')
      .replace(/[ \t]+$/gm, '')
      .trim()
  );
}
