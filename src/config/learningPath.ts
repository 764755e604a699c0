export interface LearningGroup {
  readonly label: string;
  /** Names of the files in `docs/learn`, without their ending. */
  readonly lessons: readonly string[];
}

/** The order in which a beginner walks through the tutorials. The sidebar and the contents page are made from it. */
export const learningPath: readonly LearningGroup[] = [
  {
    label: 'Basics',
    lessons: [
      'hello-world',
      'Variables',
      'primitive-values',
      'string-functions',
      'number-parsing',
      'if-else',
      'for',
      'while',
      'optionality',
    ],
  },
  {
    label: 'Collections',
    lessons: ['arrays', 'maps', 'sets', 'json', 'structs', 'bytes'],
  },
  {
    label: 'Functions and classes',
    lessons: [
      'functions',
      'closures',
      'recursion',
      'variadic-functions',
      'trailing-structs-parameters',
      'classes',
      'methods',
      'interfaces',
      'extern',
      'type-reflection',
    ],
  },
  {
    label: 'The cloud',
    lessons: ['inflight-functions', 'http-server', 'http-client', 'singletons', 'testing'],
  },
  {
    label: 'Tools',
    lessons: [
      'duration',
      'time',
      'sleep',
      'random',
      'regex',
      'base64-encoding',
      'sha256',
      'url-parsing',
      'reading-and-writing-files',
      'directories',
      'exec-processed',
    ],
  },
];
