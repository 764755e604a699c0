// The compiler formats its messages where it reports them, so that a reader of strings has to know what is called with them.

/** Functions, fields and variables whose strings are messages. */
const MESSAGES = new Set([
  'Diagnostic::new',
  'Err',
  'ParseErrorBuilder::new',
  'add_error',
  'build_error',
  'err_text=',
  'message:',
  'message=',
  'resolve_error',
  'spanned_error',
  'spanned_error_with_annotations',
  'spanned_error_with_hints',
  'spanned_error_with_var',
  'unspanned_error',
  'with_error',
]);

/** Those whose strings are no messages: hints, notes beside the code, names of the grammar, and panics. */
const OTHERS = new Set([
  // A list of hints: a list of annotations begins with `vec!`.
  '&[',
  'DiagnosticAnnotation',
  'DiagnosticAnnotation::new',
  'add_anotation',
  'assert',
  'assert_eq',
  'dbg',
  'expect',
  'hint',
  'hints.push',
  'hints:',
  'hints=',
  'log',
  'panic',
  'println',
  'report_unimplemented_grammar',
  'todo',
  'unimplemented',
  'unreachable',
  'with_annotation',
]);

/** How many calls and fields around a string are looked at. */
const AROUND = 8;

const TOKEN =
  /\/\/[^\n]*|\/\*[^]*?\*\/|r(#*)"(?<raw>[^]*?)"\1|"(?<text>(?:\\[^]|[^"\\])*)"|'(?:\\.[^']*|[^'\\])'|(?<open>[([{])|(?<close>[)\]}])|(?<end>[;,])|[^]/g;

/** The messages of a source file in Rust, as its code has them: what differs is in braces. */
export function rustMessages(source: string): string[] {
  const messages: string[] = [];
  const stack: string[] = [];
  let words = '';
  for (const {0: token, groups} of withoutTests(source).matchAll(TOKEN)) {
    const {raw, text, open, close, end} = groups!;
    if (open) {
      stack.push(open === '[' ? `${words}[` : words);
      words = '';
    } else if (close) words = `${stack.pop() ?? ''}()`;
    else if (end) words = '';
    else if (raw !== undefined || text !== undefined) {
      if (isMessage([...stack, words])) messages.push(raw ?? unescaped(text!));
      words = '';
    } else if (token.length === 1) words += token;
  }
  return messages;
}

function withoutTests(source: string): string {
  return source.replace(/#\[cfg\(test\)\]\s*mod\s+\w+\s*\{[^]*$/, '');
}

/** Whether the nearest call or field that is known is one for messages. */
function isMessage(around: readonly string[]): boolean {
  const names = [...around].reverse().flatMap(namesIn).slice(0, AROUND);
  const known = names.find((name) => MESSAGES.has(name) || OTHERS.has(name));
  // The field of an annotation has the name of that of a diagnostic.
  return (
    known !== undefined &&
    MESSAGES.has(known) &&
    !(known === 'message:' && names.includes('DiagnosticAnnotation'))
  );
}

/** `self.spanned_error(` → `spanned_error`; `let message = ` → `message=`; `message: ` → `message:`. */
function namesIn(words: string): string[] {
  const trimmed = words.replace(/::<[^()]*>$/, '').trimEnd();
  const [, call] = /([\w:.]+|&\[)!?$/.exec(trimmed) ?? [];
  const [, variable] =
    /let (?:mut )?(\w+)(?::\s*[\w<>:]+)?\s*=(?!=)/.exec(trimmed) ??
    /(\w+)\s*\+?=\s*[^=]*$/.exec(trimmed) ??
    [];
  const [, field] = /(\w+):\s*[^:]*$/.exec(trimmed) ?? [];
  return [
    ...(call
      ? [
          call
            .split('.')
            .slice(call.endsWith('.push') ? -2 : -1)
            .join('.'),
        ]
      : []),
    ...(variable ? [`${variable}=`] : []),
    ...(field ? [`${field}:`] : []),
  ];
}

const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t'};

function unescaped(text: string): string {
  return text.replace(/\\\n\s*/g, '').replace(/\\([^])/g, (_, one: string) => ESCAPES[one] ?? one);
}
