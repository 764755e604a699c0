import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createInstalled} from '../installed';
import messages from '../messages.json';
import {isEntryOf, partsOf, readEntries} from '../parts';
import {AREAS, readMessages} from '../readMessages';
import {rustMessages} from '../rustMessages';
import {scriptMessages} from '../scriptMessages';
import {WITHOUT_ENTRY} from '../withoutEntry';

const ROOT = resolve(import.meta.dirname, '../../../..');
const INVENTED = 'The moon is not a {}';

const all = AREAS.flatMap((area) => messages[area].map((message) => ({area, message})));
const installed = createInstalled(join(ROOT, 'node_modules'));
const entries = readdirSync(join(ROOT, 'docs/errors')).flatMap((name) =>
  readEntries(readFileSync(join(ROOT, 'docs/errors', name), 'utf8')),
);
const hasEntry = (message: string) => entries.some((entry) => isEntryOf(entry, message));

describe('the messages of the toolchain', () => {
  it('are in what is installed, part by part', () => {
    expect(all.filter(({area, message}) => !installed(area, message))).toEqual([]);
    expect(AREAS.filter((area) => installed(area, INVENTED))).toEqual([]);
  });

  it('have an entry among the error messages, except those with a reason', () => {
    const excused = new Set(Object.values(WITHOUT_ENTRY).flat());
    expect(all.filter(({message}) => !excused.has(message) && !hasEntry(message))).toEqual([]);
    expect(hasEntry(INVENTED)).toBe(false);
    const listed = new Set(all.map(({message}) => message));
    expect([...excused].filter((message) => !listed.has(message) || hasEntry(message))).toEqual([]);
  });
});

describe('rustMessages', () => {
  it.each([
    ['self.spanned_error(span, "Reserved word");', ['Reserved word']],
    [
      'self.spanned_error(x, format!("\\"{name}\\" is {}", if a == b { "new" } else { "old" }));',
      ['"{name}" is {}', 'new', 'old'],
    ],
    ['return Err(r#"not a "path""#);', ['not a "path"']],
    [
      'Diagnostic { message: "one \\\n   line\\n".to_string(), hints: vec!["try it".into()] }',
      ['one line\n'],
    ],
    ['let message = match kind { A => format!("no {s}"), };', ['no {s}']],
    ['if c == \'"\' { self.add_error("a quote", node); }', ['a quote']],
    ['// "a comment"\n/* "another" */ self.resolve_error("found", x);', ['found']],
  ])('finds %j', (source, expected) => {
    expect(rustMessages(source)).toEqual(expected);
  });

  it.each([
    'self.spanned_error_with_hints(x, title, &["Consider another type"]);',
    'vec![DiagnosticAnnotation::new("defined here", span)]',
    'vec![DiagnosticAnnotation { message: "defined here".to_string(), span }]',
    'self.spanned_error(x, name.expect("a name"));',
    'Err(self.report_unimplemented_grammar("type", "type", node))',
    'let name = "counter";',
    '#[cfg(test)]\nmod tests { fn fails() { self.add_error("of a test", node); } }',
  ])('leaves out %j', (source) => {
    expect(rustMessages(source)).toEqual([]);
  });
});

describe('scriptMessages', () => {
  it.each([
    ['throw new Error(\'No "handler"\');', ['No "handler"']],
    [
      'throw new NotImplementedError(`${name} has no {state}: ${why}`, {issue});',
      ['{} has no {{state}}: {}'],
    ],
    ['throw new Error(file + " doesn\'t exist");', ["{} doesn't exist"]],
    ['throw new assert.AssertionError({actual, message: `The input ${actual}`});', ['The input {}']],
    ['class TimeoutError extends Error { constructor() { super("Too late"); } }', ['Too late']],
    ['return Promise.reject("Not yet"); reject(new Error("Never"));', ['Not yet', 'Never']],
    ['console.warn("Old version");', ['Old version']],
    [
      'const one = {severity: "error", message: "Not found"}; end({error: {message: `${name} is gone`}});',
      ['Not found', '{} is gone'],
    ],
    ['const message = `Exit code ${code}`;', ['Exit code {}']],
  ])('finds %j', (source, expected) => {
    expect(scriptMessages(source)).toEqual(expected);
  });

  it.each([
    'addTrace({data: {message: `Put (key=${key}).`}});',
    'throw new Error(message); throw new Error(`${message}`);',
    'const name = "counter"; log(new Counter("Counter"));',
    '// throw new Error("a comment")',
  ])('leaves out %j', (source) => {
    expect(scriptMessages(source)).toEqual([]);
  });
});

describe('entries', () => {
  it('are headings, and the first cells of tables', () => {
    const page =
      '# Title\n\n## `A "…"`\n\ntext\n\n## `` a `b` ``\n\n| Message | Cause |\n| --- | --- |\n| `x \\| y` | why `z` |\n';
    expect(readEntries(page)).toEqual(['A "…"', 'a `b`', 'x | y']);
  });

  it.each([
    ['Cannot create preflight class "…"', 'Cannot create {} class "{name}"', true],
    ['… is not implemented', 'onCreate is not implemented', true],
    ['Parameter validation errors:', 'Parameter validation errors:\n- {}', true],
    ['Use {…}', 'Use {{{}}}', true],
    ['Cannot create … class', 'Cannot create {} struct', false],
    ['Unexpected nil', 'Unexpected nil here', false],
  ])('%j of %j: %s', (entry, message, expected) => {
    expect(isEntryOf(entry, message)).toBe(expected);
  });
});

it('splits a message at what differs', () => {
  expect(partsOf('{{x}} is {} or {y}')).toEqual(['{x} is ', ' or ', '']);
});

it('names a folder that the sources do not have', () => {
  expect(() => readMessages(import.meta.dirname)).toThrow(/has no folder packages\/@winglang\/wingc\/src$/);
});
