/** The title of a code block that has none of its own, by the language of its fence. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  wing: 'Wing',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  hcl: 'Terraform',
  html: 'HTML',
  css: 'CSS',
  sh: 'Shell',
  python: 'Python',
  rust: 'Rust',
  md: 'Markdown',
};
