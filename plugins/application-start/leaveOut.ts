const SETTINGS = /^((?:\/\*[\s\S]*?\*\/\s*)?export default |)(\{[\s\S]*\});?\s*$/;

/**
 * Settings that Docusaurus generates, without those of these names.
 *
 * @param source an object as JSON, or as the default export of a module
 * @throws Error when the source is something else, or does not have one of them
 */
export function leaveOut(source: string, names: readonly string[]): string {
  const [, start = '', json] = SETTINGS.exec(source) ?? [];
  const settings = json && (JSON.parse(json) as Record<string, unknown>);
  const unknown = names.filter((name) => !(settings && name in settings));
  if (!settings || unknown.length > 0) {
    throw new Error(
      `Docusaurus writes settings of another form than those of 3.10, without ${unknown.join(', ')}.`,
    );
  }
  const rest = Object.entries(settings).filter(([name]) => !names.includes(name));
  return `${start}${JSON.stringify(Object.fromEntries(rest))}`;
}
