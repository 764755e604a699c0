/**
 * What differs from run to run is not compared: colours, the folder a program stands in, durations, ports, dates and
 * times, and white space at the ends of lines. The rule is told to writers on `/contributing/start-here/docs`.
 */
export function normalise(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- the escape character starts a colour
      .replace(/\u001b\[[0-9;]*m/g, '')
      .replace(/(?:\/[\w.@-]+)+\/(?=[\w.-]+\.(?:w|ts|js)\b)/g, '')
      .replace(/\b\d+m\d+\.\d+s\b/g, '<duration>')
      .replace(/\b(localhost|127\.0\.0\.1):\d{2,5}\b/g, '$1:<port>')
      .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?/g, '<time>')
      .replace(/[ \t]+$/gm, '')
      .trim()
  );
}
