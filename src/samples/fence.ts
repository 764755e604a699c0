/**
 * The grammar of code fences: the language and the words after it. This is the one place that parses them; the page's
 * display, the checker and the counts on the writers' page all call it.
 */
import {own} from '../lib/entrance/own';
import {BUILTIN_PLATFORMS, type BuiltinPlatform} from '../wing/language/platforms';

/** Why a program is not compiled. A reason outside this list is a misspelling, or a new kind of gap worth a review. */
export const NOCHECK_REASONS = {
  'not on the registry': 'It brings a package that is not published on the npm registry.',
  'brings large packages':
    'Its library brings packages of hundreds of megabytes, which are not installed here.',
  'compiled by a test':
    'It is compiled for AWS by its own test, with substitutes for packages of hundreds of megabytes.',
  'needs a cloud account': 'It reads from a cloud account while it compiles.',
  'needs network': 'It downloads something while it compiles.',
  'needs docker': 'It needs a container engine while it compiles.',
  'fragment of another tool': 'It is a part of another tool’s configuration, shown for comparison.',
} as const;

/** Features that the playground does not support, and why not; packages are listed by their names on the fence. */
export const NOPLAY_FEATURES: Readonly<Record<string, string>> = {
  AWS: 'a page in a browser has no access to a cloud',
  cdktf: 'the playground does not have this package',
  'crypto.subtle.generateKey': 'the playground has digests and HMAC, but no other cryptography',
  'util.exec': 'a page in a browser cannot start other programs',
  'util.shell': 'a page in a browser cannot start other programs',
  'util.spawn': 'a page in a browser cannot start other programs',
};

const FAIL_STAGES = ['compile', 'preflight', 'test'] as const;

type NocheckReason = keyof typeof NOCHECK_REASONS;
type FailStage = (typeof FAIL_STAGES)[number];

/** The language and the words of a fence. */
export interface Fence {
  readonly lang: string;
  readonly title?: string;
  /** The stage that must refuse the program. */
  readonly fails?: FailStage;
  /** Why the program is compiled, but its tests are not run. */
  readonly norun?: string;
  readonly nocheck?: NocheckReason;
  /** The feature of {@link NOPLAY_FEATURES} or the package that the playground lacks. */
  readonly noplay?: string;
  /** Why the program says something in other words in the playground. */
  readonly playdiffers?: string;
  /** Platforms that the program is compiled for in addition to `sim`. */
  readonly platforms: readonly BuiltinPlatform[];
  /** Platforms that must reject the program. */
  readonly refused?: readonly Refusal[];
  readonly group?: string;
  /** The program has a gap, and this test of it fails until its reader fills the gap. */
  readonly exercise?: string;
  /** The program is the exercise before it with its gap filled. */
  readonly solution: boolean;
  readonly file?: string;
  readonly region?: string;
  /** On a `text` fence: it holds the output of the program before it, or the whole report of `wing test`. */
  readonly output?: 'log' | 'report';
  /** On a `text` fence: it holds the message that the program before it is refused with. */
  readonly error: boolean;
  /** First line number, where line numbers are asked for. */
  readonly lineNumbers?: number;
  /** Lines to stand out, from 1. */
  readonly highlight: readonly number[];
  /** Long lines are wrapped rather than scrolled. */
  readonly wrap: boolean;
  /** On a `diagram` fence: the program whose resources are drawn. */
  readonly program?: string;
  /** An earlier state of that program: what it does not have is marked as new. */
  readonly since?: string;
  /** The class of that program which is there for tests only. */
  readonly fake?: string;
  /** On a `diagram` fence: the program that is compiled for AWS, and whose Terraform configuration is drawn. */
  readonly terraform?: string;
}

/** A platform that has no implementation of something in a program. */
export interface Refusal {
  readonly platform: BuiltinPlatform;
  /** A part of the message that it rejects the program with. */
  readonly message: string;
}

/** A fence with what is wrong with it; an empty list means that all is well. */
interface ParsedFence {
  readonly fence: Fence;
  readonly problems: readonly string[];
}

type Draft = {-readonly [Key in keyof Fence]: Fence[Key]};
/** Stores the value of a word (undefined if it has none) in the draft; returns the problem with it, if any. */
type Word = (draft: Draft, value: string | undefined) => string | undefined;

const SHARED_WORDS: Record<string, Word> = {
  title: text('title'),
  file: text('file'),
  region: text('region'),
  showLineNumbers: (draft, value) => {
    draft.lineNumbers = value === undefined ? 1 : Number(value);
    return Number.isInteger(draft.lineNumbers)
      ? undefined
      : `showLineNumbers="${value}": allowed is a whole number`;
  },
  wrap: (draft, value) => {
    draft.wrap = true;
    return noValue('wrap', value);
  },
};

const PROGRAM_WORDS: Record<string, Word> = {
  ...SHARED_WORDS,
  group: text('group'),
  nocheck: oneOf('nocheck', Object.keys(NOCHECK_REASONS) as NocheckReason[]),
};

const PACKAGE = /^@[a-z\d.-]+\/[a-z\d.-]+$/;

const WING_WORDS: Record<string, Word> = {
  ...PROGRAM_WORDS,
  norun: text('norun'),
  noplay: (draft, value = '') => {
    draft.noplay = value;
    return Object.hasOwn(NOPLAY_FEATURES, value) || PACKAGE.test(value)
      ? undefined
      : `noplay="${value}": allowed are ${Object.keys(NOPLAY_FEATURES).join(', ')}, and a package such as @winglibs/redis`;
  },
  playdiffers: text('playdiffers'),
  fails: (draft, value) => oneOf('fails', FAIL_STAGES)(draft, value ?? 'compile'),
  platform: (draft, value) => {
    const names = (value ?? '').split(/[\s,]+/).filter(Boolean) as BuiltinPlatform[];
    draft.platforms = [...new Set([...draft.platforms, ...names])];
    if (names.length === 0) return `platform needs a value: ${BUILTIN_PLATFORMS.join(', ')}`;
    const unknown = names.filter((name) => !BUILTIN_PLATFORMS.includes(name));
    return unknown.length > 0
      ? `platform="${unknown.join(' ')}": allowed are ${BUILTIN_PLATFORMS.join(', ')}`
      : undefined;
  },
  refused: (draft, value = '') => {
    const [name = '', ...rest] = value.split(':');
    const platform = BUILTIN_PLATFORMS.find((one) => one !== 'sim' && one === name);
    const message = rest.join(':').trim();
    if (!platform || message === '')
      return `refused="${value}": allowed is a platform, tf-aws, tf-azure or tf-gcp, with words of its message: refused="tf-azure: cloud.Api"`;
    draft.refused = [...(draft.refused ?? []), {platform, message}];
    return undefined;
  },
};

/** An exercise is solved in its page, where only programs in Wing run. */
const EXERCISE_WORDS: Record<string, Word> = {
  exercise: text('exercise'),
  solution: (draft, value) => {
    draft.solution = true;
    return noValue('solution', value);
  },
};

/** Words that may be on a fence more than once. */
const REPEATED_WORDS = ['platform', 'refused'];

const TEXT_WORDS: Record<string, Word> = {
  ...SHARED_WORDS,
  group: text('group'),
  output: (draft, value) => {
    draft.output = value === undefined ? 'log' : 'report';
    return value === undefined || value === 'report'
      ? undefined
      : `output="${value}": allowed is "report", or no value`;
  },
  error: (draft, value) => {
    draft.error = true;
    return noValue('error', value);
  },
};

const DIAGRAM_WORDS: Record<string, Word> = {
  title: text('title'),
  program: text('program'),
  since: text('since'),
  fake: text('fake'),
  terraform: text('terraform'),
};

/** The languages of the site, with the words that a fence of each may carry. */
const WORDS_OF: Record<string, Record<string, Word>> = {
  wing: {...WING_WORDS, ...EXERCISE_WORDS},
  ts: WING_WORDS,
  tsx: PROGRAM_WORDS,
  js: PROGRAM_WORDS,
  jsx: PROGRAM_WORDS,
  json: PROGRAM_WORDS,
  yaml: PROGRAM_WORDS,
  toml: PROGRAM_WORDS,
  hcl: PROGRAM_WORDS,
  html: PROGRAM_WORDS,
  css: PROGRAM_WORDS,
  sh: PROGRAM_WORDS,
  python: PROGRAM_WORDS,
  rust: PROGRAM_WORDS,
  ini: PROGRAM_WORDS,
  diff: SHARED_WORDS,
  md: SHARED_WORDS,
  diagram: DIAGRAM_WORDS,
  text: TEXT_WORDS,
};

/** The languages that a fence may name. */
export const LANGUAGES: readonly string[] = Object.keys(WORDS_OF);

/** Other spellings of a language, and what to write instead. */
const SPELLINGS: Record<string, string> = {
  w: 'wing',
  typescript: 'ts',
  javascript: 'js',
  yml: 'yaml',
  bash: 'sh',
  shell: 'sh',
  console: 'sh',
  terraform: 'hcl',
  tf: 'hcl',
  txt: 'text',
  markdown: 'md',
  py: 'python',
};

/**
 * Parses the words of a fence.
 *
 * @param lang first word of the info string (`wing`)
 * @param meta the rest of the info string (`title="main.w" fails`)
 */
export function parseFence(lang: string | null | undefined, meta: string | null | undefined): ParsedFence {
  const draft: Draft = {
    lang: lang ?? 'text',
    platforms: [],
    solution: false,
    error: false,
    highlight: [],
    wrap: false,
  };
  if (!lang)
    return {fence: draft, problems: [`the fence names no language: allowed are ${LANGUAGES.join(', ')}`]};
  const words = own(WORDS_OF, lang);
  if (!words) {
    const spelling = own(SPELLINGS, lang);
    const advice = spelling ? `write "${spelling}"` : `allowed are ${LANGUAGES.join(', ')}`;
    return {fence: draft, problems: [`unknown language "${lang}": ${advice}`]};
  }
  const problems = readWords(meta ?? '', words, draft);
  return {fence: draft, problems: [...problems, ...contradictions(draft)]};
}

function readWords(meta: string, words: Record<string, Word>, draft: Draft): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const pattern = /\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|(\S+)))?|(\S)/g;
  for (const [whole, ranges, name = '', quoted, bare] of meta.matchAll(pattern)) {
    if (ranges !== undefined) {
      const lines = parseRanges(ranges);
      if (lines) draft.highlight = lines;
      else problems.push(`{${ranges}}: allowed are line numbers and ranges, such as {2,4-6}`);
      continue;
    }
    const word = own(words, name);
    if (!word) {
      problems.push(
        `unknown word "${whole}" on a ${draft.lang} fence: allowed are ${Object.keys(words).join(', ')}`,
      );
      continue;
    }
    if (seen.has(name) && !REPEATED_WORDS.includes(name)) problems.push(`the word "${name}" appears twice`);
    seen.add(name);
    if (bare !== undefined) problems.push(`${name}=${bare}: write ${name}="${bare}"`);
    const problem = word(draft, quoted ?? bare);
    if (problem) problems.push(problem);
  }
  return problems;
}

/** Words that cannot stand together. */
function contradictions(fence: Fence): string[] {
  const problems: string[] = [];
  const both = (one: keyof Fence, other: keyof Fence) => {
    if (fence[one] && fence[other]) problems.push(`"${one}" and "${other}" cannot be on one fence`);
  };
  both('nocheck', 'norun');
  both('nocheck', 'fails');
  both('nocheck', 'noplay');
  both('nocheck', 'playdiffers');
  both('noplay', 'playdiffers');
  both('output', 'error');
  both('exercise', 'solution');
  for (const one of ['exercise', 'solution'] as const)
    for (const other of ['fails', 'norun', 'nocheck', 'noplay', 'playdiffers', 'group', 'file'] as const)
      both(one, other);
  if (fence.nocheck && fence.platforms.length > 0)
    problems.push('"nocheck" and "platform" cannot be on one fence');
  both('nocheck', 'refused');
  both('fails', 'refused');
  const names = (fence.refused ?? []).map(({platform}) => platform);
  const twice = names.find((name, index) => fence.platforms.includes(name) || names.indexOf(name) !== index);
  if (twice) problems.push(`"platform" and "refused" name ${twice} more than once`);
  if (fence.region && !fence.file) problems.push('"region" needs "file"');
  if (fence.norun && fence.fails === 'test') problems.push('"norun" and fails="test" cannot be on one fence');
  both('program', 'terraform');
  for (const word of ['since', 'fake'] as const)
    if (fence[word] && !fence.program) problems.push(`"${word}" needs "program"`);
  if (fence.lang === 'diagram' && !fence.title) problems.push('a diagram needs a title: title="…"');
  return problems;
}

function text(
  key:
    | 'title'
    | 'file'
    | 'region'
    | 'group'
    | 'norun'
    | 'playdiffers'
    | 'exercise'
    | 'program'
    | 'since'
    | 'fake'
    | 'terraform',
): Word {
  return (draft, value) => {
    draft[key] = value;
    return value ? undefined : `${key} needs a value: ${key}="…"`;
  };
}

function oneOf<Key extends 'nocheck' | 'fails'>(key: Key, allowed: readonly NonNullable<Fence[Key]>[]): Word {
  return (draft, value) => {
    draft[key] = value as Draft[Key];
    const known = allowed.some((name) => name === value);
    return known
      ? undefined
      : `${key}="${value ?? ''}": allowed are ${allowed.map((name) => `"${name}"`).join(', ')}`;
  };
}

function noValue(name: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${name}="${value}": the word takes no value`;
}

/** `2,4-6` → [2, 4, 5, 6]; undefined for anything but a list of line numbers. */
function parseRanges(text: string): number[] | undefined {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (!match) return undefined;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first) return undefined;
    for (let line = first; line <= last; line++) lines.push(line);
  }
  return lines;
}
