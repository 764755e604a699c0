import type {Call, Option} from './resources';
import type {ClassSnippets, OptionSnippet, Snippets} from './snippets';

/** An option of a call: the call's options with it, and without it or with another value of it. */
export interface Variant {
  /** The row of the matrix: `new(public:)`, `new(corsOptions.maxAge:)`. */
  readonly member: string;
  readonly set: string;
  readonly unset: string;
}

/** Builds arguments from snippets, and records which snippets are missing and which are unused. */
export interface Arguments {
  classOf(resource: string): ClassSnippets;
  /** The arguments before the options. */
  positional(resource: string, call: Call): string;
  /** The options that cannot be left out. */
  required(options: readonly Option[]): string;
  variants(call: Call): Variant[];
  problems(): string[];
}

export function createArguments({classes, options, besides}: Snippets): Arguments {
  const missing = new Set<string>();
  const used = new Set<string>();
  const lookUp = <T>(key: string, snippet: T | undefined): T | undefined => {
    used.add(key);
    if (snippet === undefined) missing.add(key);
    return snippet;
  };
  const valueOf = ({struct, name}: Option): OptionSnippet =>
    lookUp(`options.${struct}.${name}`, options[struct]?.[name]) ?? '';
  const set = (option: Option): string => {
    if (option.value) return `${option.name}: ${literal(option.value.struct, option.value.options.map(set))}`;
    const snippet = valueOf(option);
    return `${option.name}: ${typeof snippet === 'string' ? snippet : snippet.value}`;
  };
  const unset = (option: Option): string => {
    const snippet = option.value ? '' : valueOf(option);
    return typeof snippet === 'string' ? '' : `${option.name}: ${snippet.other}`;
  };
  const required = (all: readonly Option[], but?: Option): string =>
    joined(...all.filter((one) => one.isRequired && one !== but).map(set));

  const fieldVariants = (call: Call, {name, value}: Option, others: string): Variant[] =>
    (value?.options ?? []).map((field) => {
      const wrap = (text: string) =>
        joined(others, `${name}: ${literal(value!.struct, [required(value!.options, field), text])}`);
      return {
        member: `${call.name}(${name}.${field.name}:)`,
        set: wrap(set(field)),
        unset: wrap(unset(field)),
      };
    });

  return {
    classOf: (resource) => lookUp(`classes.${resource}`, classes[resource]) ?? {},
    positional(resource, call) {
      const text = classes[resource]?.arguments?.[call.name];
      const key = `classes.${resource}.arguments.${call.name}`;
      return (call.hasArguments ? lookUp(key, text) : text) ?? '';
    },
    required,
    variants: (call) =>
      call.options.flatMap((option) => {
        const {struct, name} = option;
        used.add(`besides.${struct}.${name}`);
        const others = joined(required(call.options, option), besides[struct]?.[name] ?? '');
        const own = {
          member: `${call.name}(${name}:)`,
          set: joined(others, set(option)),
          unset: joined(others, unset(option)),
        };
        return [own, ...fieldVariants(call, option, others)];
      }),
    problems() {
      const idle = keysOf({classes, options, besides}).filter((key) => !used.has(key));
      return [
        ...[...missing].map((key) => `snippets.ts: ${key} is missing`),
        ...idle.map((key) => `snippets.ts: ${key} stands for nothing that the SDK has`),
      ];
    },
  };
}

function keysOf({classes, options, besides}: Snippets): string[] {
  return [
    ...Object.entries(classes).flatMap(([name, one]) => [
      `classes.${name}`,
      ...Object.keys(one.arguments ?? {}).map((call) => `classes.${name}.arguments.${call}`),
    ]),
    ...Object.entries({options, besides}).flatMap(([kind, structs]) =>
      Object.entries(structs).flatMap(([struct, fields]) =>
        Object.keys(fields).map((field) => `${kind}.${struct}.${field}`),
      ),
    ),
  ];
}

function literal(struct: string, fields: readonly string[]): string {
  return `${struct} { ${joined(...fields)} }`;
}

/** The arguments that are not empty, with commas between. */
export function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
