/**
 * The sign that the style sheet draws before a line that was added or removed (`samples/theme/CodeSample/code.module.css`).
 *
 * @param classes value of the line's attribute `class`
 */
export function signOfLine(classes: string | undefined): '+' | '-' | undefined {
  const [, change] = /(?:^|\s)line-(add|remove)(?:\s|$)/.exec(classes ?? '') ?? [];
  return change === undefined ? undefined : change === 'add' ? '+' : '-';
}
