import {type BuiltinPlatform, BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import type {SupportAnswer, Matrix} from './matrix';
import type {MemberKind} from './probes';

/** A row as a page shows it. */
export interface ShownRow {
  /** `put()`, `new(public:)`, or `memory:` for an option of several methods. */
  readonly member: string;
  /** The methods that share the option, if there are several. */
  readonly methods: readonly string[];
  readonly kind: MemberKind;
  readonly answers: Readonly<Record<BuiltinPlatform, SupportAnswer>>;
}

type Rows = Matrix['resources'][string];

/** The rows of a resource. An option that several methods take, with the same answers in each, is one row. */
export function toRows(rows: Rows): ShownRow[] {
  const groups = new Map<string, ShownRow[]>();
  for (const [member, {kind, ...answers}] of Object.entries(rows)) {
    const {method, option} = parseMember(member);
    const isShared = option && method !== 'new';
    const key = isShared ? `${kind} ${option} ${withoutName(JSON.stringify(answers), method)}` : member;
    const group = [...(groups.get(key) ?? []), {member, methods: [], kind, answers}];
    // The row takes the place of the last of its methods.
    groups.delete(key);
    groups.set(key, group);
  }
  return [...groups.values()].map(([first, ...others]) => {
    if (others.length === 0) return first!;
    const all = [first!, ...others].map(({member}) => parseMember(member));
    return {...first!, member: all[0]!.option!, methods: all.map(({method}) => method)};
  });
}

/** An error message of the toolchain, with the rows that it is about. */
export interface RefusalMessage {
  readonly platforms: readonly BuiltinPlatform[];
  /** The rows, without options of methods that are among them. None: it is about the resource as a whole. */
  readonly rows: readonly ShownRow[];
  /** The toolchain's words about the first of them. */
  readonly text: string;
  /** Whether they name the member, and so differ for the others. */
  readonly namesMember: boolean;
}

/** The messages of a resource: one for all the rows and targets that it is the same for. */
export function toMessages(rows: readonly ShownRow[]): RefusalMessage[] {
  const merged = new Map<string, RefusalMessage>();
  for (const message of BUILTIN_PLATFORMS.flatMap((platform) => messagesOf(rows, platform))) {
    const key = JSON.stringify([message.rows.map(({member}) => member), message.text]);
    const platforms = [...(merged.get(key)?.platforms ?? []), ...message.platforms];
    merged.set(key, {...message, platforms});
  }
  return [...merged.values()];
}

/** The messages of a resource on one platform. */
export function messagesOf(rows: readonly ShownRow[], platform: BuiltinPlatform): RefusalMessage[] {
  const refused = rows.flatMap((row) => {
    const answer = row.answers[platform];
    return typeof answer === 'object' ? [{row, text: answer.no}] : [];
  });
  const whole = refused.find(({row}) => row.kind === 'constructor');
  if (whole) return [{platforms: [platform], rows: [], text: whole.text, namesMember: false}];
  const groups = new Map<string, typeof refused>();
  for (const one of refused) {
    const key = methodsOf(one.row).reduce(withoutName, one.text);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const calls = new Set(group.map(({row}) => row.member));
    const shown = group.filter(({row}) => !isOptionOf(row, calls));
    return {
      platforms: [platform],
      rows: shown.map(({row}) => row),
      text: shown[0]!.text,
      namesMember: new Set(shown.map(({text}) => text)).size > 1,
    };
  });
}

/** Whether it is an option, and all the methods that take it are among the calls: `put()`. */
export function isOptionOf(row: ShownRow, calls: ReadonlySet<string>): boolean {
  const isOption = row.methods.length > 0 || parseMember(row.member).option !== undefined;
  return isOption && methodsOf(row).every((method) => calls.has(`${method}()`));
}

function methodsOf({member, methods}: ShownRow): readonly string[] {
  return methods.length > 0 ? methods : [parseMember(member).method];
}

function withoutName(text: string, name: string): string {
  return text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '…');
}

/** `setConsumer(memory:)` is the option `memory:` of the method `setConsumer`; a property is a method without any. */
function parseMember(member: string): {method: string; option?: string} {
  const [, method = member, option] = /^(\w+)(?:\((.*)\))?$/.exec(member) ?? [];
  return {method, ...(option && {option})};
}
