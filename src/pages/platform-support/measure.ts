import type {CheckFailure, TargetOutcome} from '../../wing/checker/outcome';
import {type BuiltinPlatform, BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import {UNREAD} from './exceptions';
import type {SupportAnswer, Matrix, Row} from './matrix';
import {toMessage} from './message';
import {inflightProgram, type Probe} from './probes';

/** A program for some targets. */
export interface ToolchainQuery {
  readonly program: string;
  readonly platforms: readonly BuiltinPlatform[];
}

export type TargetOutcomes = Readonly<Partial<Record<BuiltinPlatform, TargetOutcome>>>;

/** Compiles programs with the toolchain; the outcomes are in the order of the queries. */
export type AskToolchain = (questions: readonly ToolchainQuery[]) => Promise<readonly TargetOutcomes[]>;

/**
 * Measures what each platform makes of each probe.
 *
 * Three rounds save most of the time: a platform that has no such resource is not asked about its members, and inflight
 * methods are compiled one by one only where all of them together are refused.
 *
 * @throws Error with each probe that the compiler refuses, or every target: then its program is wrong
 */
export async function measure(probes: readonly Probe[], ask: AskToolchain, version: string): Promise<Matrix> {
  const memory = createMemory(ask);
  const resources = probes
    .filter(({kind}) => kind === 'constructor')
    .map((probe) => toSubject(probe, probes));
  const supporting = ({alone}: Subject) =>
    BUILTIN_PLATFORMS.filter((platform) => !memory.failure(alone, platform));

  await memory.askAll(resources.map(({alone}) => ({program: alone, platforms: BUILTIN_PLATFORMS})));
  await memory.askAll(
    resources.flatMap((subject) => {
      const preflight = subject.probes.filter(({statement}) => !statement);
      const programs = preflight.flatMap(({program, without}) => (without ? [program, without] : [program]));
      return [subject.together, ...programs].map((program) => ({program, platforms: supporting(subject)}));
    }),
  );
  await memory.askAll(
    resources.flatMap((subject) => {
      const platforms = supporting(subject).filter((platform) => memory.failure(subject.together, platform));
      const inflight = subject.probes.filter(({statement}) => statement);
      return inflight.map(({program}) => ({program, platforms}));
    }),
  );

  const rows = resources.map((subject) => {
    const members = subject.probes.map((probe): [string, Row] => [
      probe.member,
      toRow(probe, subject, memory),
    ]);
    return [subject.name, Object.fromEntries(members)] as const;
  });
  const matrix = {version, resources: Object.fromEntries(rows)};
  throwUnsupported(matrix);
  return matrix;
}

/** A resource with the programs about it. */
interface Subject {
  readonly name: string;
  readonly probes: readonly Probe[];
  /** The program that only makes it. */
  readonly alone: string;
  /** The program that calls all its inflight methods. */
  readonly together: string;
}

function toSubject({resource: name, program: alone}: Probe, all: readonly Probe[]): Subject {
  const probes = all.filter(({resource}) => resource === name);
  const statements = probes.flatMap(({statement}) => statement ?? []);
  return {name, probes, alone, together: inflightProgram(alone, statements)};
}

function toRow(probe: Probe, subject: Subject, memory: Memory): Row {
  const answers = BUILTIN_PLATFORMS.map((platform) => [platform, toAnswer(probe, subject, memory, platform)]);
  return {kind: probe.kind, ...(Object.fromEntries(answers) as Record<BuiltinPlatform, SupportAnswer>)};
}

function toAnswer(
  {member, program, without, statement}: Probe,
  subject: Subject,
  memory: Memory,
  platform: BuiltinPlatform,
): SupportAnswer {
  const missing = memory.failure(subject.alone, platform);
  if (missing) return {no: toMessage(missing)};
  if (statement && !memory.failure(subject.together, platform)) return 'yes';
  const failure = memory.failure(program, platform);
  if (failure) return {no: toMessage(failure)};
  const isUnread = UNREAD.some(
    (one) => one.resource === subject.name && one.member === member && one.platform === platform,
  );
  if (isUnread) return 'ignored';
  const isSame = without && memory.fingerprint(program, platform) === memory.fingerprint(without, platform);
  return isSame ? 'ignored' : 'yes';
}

/** A probe that every platform refuses is more likely wrong itself. */
function throwUnsupported({resources}: Matrix): void {
  const problems = Object.entries(resources).flatMap(([name, rows]) =>
    Object.entries(rows).flatMap(([member, row]) => {
      const isTaken = BUILTIN_PLATFORMS.some((platform) => typeof row[platform] === 'string');
      return isTaken ? [] : [`${name} ${member}: no target takes the probe: ${JSON.stringify(row)}`];
    }),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

interface Memory {
  /** Asks what is not known yet. */
  askAll(questions: readonly ToolchainQuery[]): Promise<void>;
  failure(program: string, platform: BuiltinPlatform): CheckFailure | undefined;
  fingerprint(program: string, platform: BuiltinPlatform): string;
}

function createMemory(ask: AskToolchain): Memory {
  const known = new Map<string, TargetOutcomes>();
  const recall = (program: string, platform: BuiltinPlatform): TargetOutcome => {
    const outcome = known.get(program)?.[platform];
    if (!outcome) throw new Error(`${platform} was not asked about:\n${program}`);
    return outcome;
  };
  return {
    async askAll(questions) {
      const open = mergeQueries(questions)
        .map(({program, platforms}) => ({
          program,
          platforms: platforms.filter((platform) => !known.get(program)?.[platform]),
        }))
        .filter(({platforms}) => platforms.length > 0);
      const outcomes = await ask(open);
      throwCompilerErrors(open, outcomes);
      open.forEach(({program}, index) => known.set(program, {...known.get(program), ...outcomes[index]}));
    },
    failure(program, platform) {
      const outcome = recall(program, platform);
      return 'failure' in outcome ? outcome.failure : undefined;
    },
    fingerprint(program, platform) {
      const outcome = recall(program, platform);
      if ('fingerprint' in outcome) return outcome.fingerprint;
      throw new Error(`${platform} refuses what is compared with:\n${program}${outcome.failure.text}`);
    },
  };
}

function mergeQueries(questions: readonly ToolchainQuery[]): ToolchainQuery[] {
  const merged = new Map<string, Set<BuiltinPlatform>>();
  for (const {program, platforms} of questions)
    merged.set(program, new Set([...(merged.get(program) ?? []), ...platforms]));
  return [...merged].map(([program, platforms]) => ({
    program,
    platforms: BUILTIN_PLATFORMS.filter((platform) => platforms.has(platform)),
  }));
}

/** An error of the compiler itself is a mistake in the probe: platforms are asked after it. */
function throwCompilerErrors(
  questions: readonly ToolchainQuery[],
  outcomes: readonly TargetOutcomes[],
): void {
  const problems = questions.flatMap(({program}, index) => {
    const failures = Object.values(outcomes[index] ?? {}).flatMap((one) =>
      'failure' in one ? [one.failure] : [],
    );
    const failure = failures.find(({stage}) => stage === 'compile');
    return failure ? [`A probe does not compile:\n${program}${failure.text}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
