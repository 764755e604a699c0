/**
 * The text of an error in a log, as the command line prints it: whatever it is, with one `Error: ` before it. The lines of a stack
 * are logged one by one, and stay as they are.
 */
export function asErrorText(text: string): string {
  return text === '' || /^\s+at /.test(text) ? text : `Error: ${text.replace(/^Error: /, '')}`;
}
