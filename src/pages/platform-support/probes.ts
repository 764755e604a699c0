import {type Arguments, createArguments, joined, type Variant} from './arguments';
import type {Call, ProbedResource} from './resources';
import type {Snippets} from './snippets';

/** A question to the toolchain: a small program that uses one member of a resource. */
export interface Probe {
  /** `cloud.Bucket` */
  readonly resource: string;
  /** The row of the matrix: `new()`, `new(public:)`, `addObject()`, `setConsumer(memory:)`, `url`. */
  readonly member: string;
  readonly kind: MemberKind;
  readonly program: string;
  /** The program without the member, or with another value. If it compiles to the same, the member has no effect. */
  readonly without?: string;
  /** The line of the program that uses the member, where that is inflight code. */
  readonly statement?: string;
}

export type MemberKind = 'constructor' | 'option' | 'preflight' | 'property' | 'inflight';

/**
 * One probe for each public member, with the snippets as its arguments.
 *
 * @throws Error with each member that has no snippet, and each snippet that has no member
 */
export function createProbes(resources: readonly ProbedResource[], snippets: Snippets): Probe[] {
  const args = createArguments(snippets);
  const probes = resources.flatMap((resource) => createResourceProbes(resource, args));
  const problems = args.problems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return probes;
}

/** A program that calls a resource's inflight methods from a function. */
export function inflightProgram(constructorProgram: string, statements: readonly string[]): string {
  const caller = [
    'new cloud.Function(inflight () => {',
    ...statements.map((one) => `  ${one}`),
    '}) as "Caller";',
  ];
  return `${constructorProgram}${lines(...caller)}`;
}

function createResourceProbes(
  {name, create, preflight, properties, inflight}: ProbedResource,
  args: Arguments,
): Probe[] {
  const {before = '', after = '', plain = ''} = args.classOf(name);
  const made = (options: string) =>
    `let resource = new ${name}(${joined(args.positional(name, create), options)});`;
  const plainMade = made(joined(args.required(create.options), plain));
  const alone = lines(...BRINGS, plainMade);
  const setUp = lines(...BRINGS, before);
  const called = (call: Call, options: string) =>
    `${call.isStatic ? name : 'resource'}.${call.name}(${joined(args.positional(name, call), options)});`;
  const optionProbe = ({member, set, unset}: Variant, toProgram: (options: string) => string): Probe => ({
    resource: name,
    member,
    kind: 'option',
    program: toProgram(set),
    without: toProgram(unset),
  });
  return [
    {resource: name, member: 'new()', kind: 'constructor', program: alone},
    ...args
      .variants(create)
      .map((variant) => optionProbe(variant, (options) => setUp + lines(made(options), after))),
    ...preflight.flatMap((call): Probe[] => {
      const toProgram = (options: string) => setUp + lines(plainMade, called(call, options));
      const program = toProgram(args.required(call.options));
      // A static method does not change the resource.
      const without = call.isStatic ? {} : {without: setUp + lines(plainMade)};
      return [
        {resource: name, member: `${call.name}()`, kind: 'preflight', program, ...without},
        ...args.variants(call).map((variant) => optionProbe(variant, toProgram)),
      ];
    }),
    ...properties.map((property): Probe => ({
      resource: name,
      member: property,
      kind: 'property',
      program: setUp + lines(plainMade, `let value = resource.${property};`),
    })),
    ...inflight.flatMap((call) =>
      [{member: `${call.name}()`, set: ''}, ...args.variants(call)].map(({member, set}): Probe => {
        const statement = called(call, set);
        return {
          resource: name,
          member,
          kind: 'inflight',
          statement,
          program: inflightProgram(alone, [statement]),
        };
      }),
    ),
  ];
}

const BRINGS = ['bring cloud;', 'bring http;'];

function lines(...all: readonly string[]): string {
  return all
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}
