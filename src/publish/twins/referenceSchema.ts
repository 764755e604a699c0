/**
 * What `reference.json` is like.
 *
 * @param id whole address of the schema
 * @see https://json-schema.org/draft/2020-12
 */
export function toReferenceSchema(id: string) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Reference of the Wing standard library',
    description:
      'Types and members of the Wing SDK, with the platforms that support them. Descriptions are Markdown. A property that is ' +
      'absent is false or empty.',
    ...object({
      $schema: {type: 'string'},
      version: text('Version of Wing'),
      platforms: list(text('Name of a built-in platform'), 'The platforms that were measured'),
      types: list({$ref: '#/$defs/type'}, 'Each type has one page, and is listed once'),
    }),
    $defs: {type: TYPE, member: MEMBER, parameter: PARAMETER, value: VALUE, support: SUPPORT},
  };
}

type Schema = Readonly<Record<string, unknown>>;

function text(description: string): Schema {
  return {type: 'string', minLength: 1, description};
}

function flag(description: string): Schema {
  return {const: true, description};
}

function oneOf(values: readonly string[], description: string): Schema {
  return {enum: values, description};
}

function list(items: Schema, description: string): Schema {
  return {type: 'array', items, minItems: 1, description};
}

/** An object that has all of the first properties, may have the others, and has no more. */
function object(required: Readonly<Record<string, Schema>>, optional: Readonly<Record<string, Schema>> = {}) {
  return {
    type: 'object',
    properties: {...required, ...optional},
    required: Object.keys(required),
    additionalProperties: false,
  };
}

const URL: Schema = {
  type: 'string',
  pattern: '^https?://[^#\\s]+(#\\S+)?$',
  description: 'Where a page describes it',
};

const DOCS = {
  summary: text('What it is, or does'),
  remarks: text('More about it'),
  returns: text('What the method returns'),
  throws: text('When it throws'),
  default: text('The value that is used when none is passed: code, or a description'),
  example: text('A value, or a program'),
  deprecated: {type: 'string', description: 'It is deprecated, and why'},
};

const ANSWER = {
  description:
    'It compiles (yes), it compiles but does nothing (ignored), or the toolchain rejects it with a message (no)',
  oneOf: [{enum: ['yes', 'ignored']}, object({no: text('The message')})],
};

const TYPE = object(
  {
    name: text('Module and name in the SDK, such as cloud.Bucket or std.String'),
    wing: text('The name as a program writes it, such as cloud.Bucket or str'),
    kind: oneOf(
      ['class', 'interface', 'struct', 'enum', 'closure'],
      'A closure is a type that a program passes a function for',
    ),
    url: URL,
  },
  {
    abstract: flag('No program can create an object of the class'),
    ...DOCS,
    extends: list(text('Name of a type'), 'Types whose members it has as well'),
    members: list({$ref: '#/$defs/member'}, 'Members, without those of the types that it extends'),
    values: list({$ref: '#/$defs/value'}, 'Values of an enum'),
    support: list({$ref: '#/$defs/support'}, 'What each platform answered when it was measured'),
  },
);

const MEMBER = object(
  {
    kind: oneOf(['constructor', 'method', 'property'], 'Kind of member'),
    name: text('The name; new for a constructor'),
    phase: oneOf(['preflight', 'inflight', 'any'], 'The phase of the code that can use it'),
    url: URL,
    signature: text('The declaration in Wing, as the page shows it'),
  },
  {
    static: flag('It belongs to the type'),
    readOnly: flag('A program can only read the property'),
    parameters: list({$ref: '#/$defs/parameter'}, 'Parameters, in their order'),
    type: text('Type of the property, or of what the method returns; a method without one returns nothing'),
    optional: flag('The property, or what the method returns, may be nil'),
    ...DOCS,
  },
);

const PARAMETER = object(
  {name: text('The name')},
  {
    type: text('The type in Wing, with its module; a parameter without one takes a value of any type'),
    optional: flag('It can be left out'),
    variadic: flag('Any number of values'),
    text: text('What it is for'),
  },
);

const VALUE = object({name: text('The name'), url: URL}, DOCS);

const SUPPORT = object({
  member: text('put() for a method, url for a property, new(public:) or setConsumer(timeout:) for an option'),
  kind: oneOf(['constructor', 'option', 'preflight', 'property', 'inflight'], 'What was used'),
  answers: {type: 'object', minProperties: 1, additionalProperties: ANSWER, description: 'By platform'},
});
