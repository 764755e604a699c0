// The closed sets of the examples, besides the platforms. Validation, filters and badges all read these tables.

export type Term = {
  readonly label: string;
  readonly description: string;
};

export const TYPES = {
  pattern: {
    label: 'Pattern',
    description: 'A small program that shows how cloud services work together.',
  },
  'interactive tutorial': {label: 'Interactive tutorial', description: 'Lessons to follow step by step.'},
} as const satisfies Record<string, Term>;

export const EXAMPLE_LANGUAGES = {
  wing: {label: 'Wing', description: 'Written in the Wing language.'},
  typescript: {label: 'TypeScript', description: 'Written in TypeScript with the Wing framework.'},
} as const satisfies Record<string, Term>;

export const CLOUD_RESOURCES = {
  api: {label: 'API', description: 'Answers HTTP requests.'},
  website: {label: 'Website', description: 'Serves static files.'},
  counter: {label: 'Counter', description: 'Counts without losing a step.'},
  queue: {label: 'Queue', description: 'Holds messages until a consumer takes them.'},
  bucket: {label: 'Bucket', description: 'Stores files.'},
  function: {label: 'Function', description: 'Runs code when it is called.'},
  'redis instance': {label: 'Redis instance', description: 'A key-value store in memory.'},
} as const satisfies Record<string, Term>;

export type ExampleType = keyof typeof TYPES;
export type ExampleLanguage = keyof typeof EXAMPLE_LANGUAGES;
export type CloudResource = keyof typeof CLOUD_RESOURCES;
