/** A page about a topic, or a section of one: the path below `docs` without its extension, and an anchor. */
export type TopicPage =
  string | {readonly page: string; /** In place of the word of its folder. */ readonly words: string};

/** What the pages of a folder are to their topics. The first that fits counts. */
export const WORDS: readonly (readonly [folder: string, words: string])[] = [
  ['learn/', 'Lesson'],
  ['start-here/', 'Guide'],
  ['concepts/', 'Concept'],
  ['api/language/', 'Guide'],
  ['api/language-reference/', 'Rules'],
  ['api/standard-library/aws/', 'On AWS'],
  ['api/standard-library/std/', 'Members'],
  ['api/standard-library/', 'Reference'],
  ['typescript/', 'In TypeScript'],
  ['platforms/', 'Reference'],
  ['errors/', 'What goes wrong'],
];

const LANGUAGE = 'api/language';
const RULES = 'api/language-reference';
const STD = 'api/standard-library/std';
const CLOUD = 'api/standard-library/cloud';
const AWS = 'api/standard-library/aws';
const UTIL = 'api/standard-library/util/api-reference';

/**
 * The topics that have several pages. Each of the pages has a line with links to the others, under its title, or under the heading
 * of the section. A page that several topics lead to as a whole, such as that of all type errors, has none.
 */
export const TOPICS: Readonly<Record<string, readonly TopicPage[]>> = {
  Variables: ['learn/Variables', `${LANGUAGE}/variable-declaration`, `${RULES}/statements#let`],
  'Primitive types': ['learn/primitive-values', `${LANGUAGE}/primitives`, `${RULES}/types`, 'errors/types'],
  Numbers: [
    'learn/number-parsing',
    `${LANGUAGE}/primitives#numbers`,
    `${RULES}/types#num`,
    `${STD}/number`,
    'errors/types',
  ],
  Strings: [
    'learn/string-functions',
    `${LANGUAGE}/primitives#strings`,
    `${RULES}/strings`,
    `${STD}/string`,
    'errors/types',
  ],
  Booleans: [`${LANGUAGE}/primitives#booleans`, `${RULES}/types#bool`, `${STD}/bool`],
  Durations: [
    'learn/duration',
    `${LANGUAGE}/primitives#durations-and-dates`,
    `${RULES}/types#duration`,
    `${STD}/duration`,
  ],
  'Dates and times': [
    'learn/time',
    `${LANGUAGE}/primitives#durations-and-dates`,
    `${RULES}/types#datetime`,
    `${STD}/datetime`,
  ],
  'Regular expressions': ['learn/regex', `${RULES}/types#regex`, `${STD}/regex`],
  Bytes: ['learn/bytes', `${RULES}/built-ins#the-bytes-type`, `${STD}/bytes`],
  Arrays: ['learn/arrays', `${RULES}/collections#arrays`, `${STD}/array`, 'errors/types'],
  Maps: ['learn/maps', `${RULES}/collections#maps`, `${STD}/map`, 'errors/types'],
  Sets: ['learn/sets', `${RULES}/collections#sets`, `${STD}/set`],
  Json: [
    'learn/json',
    `${LANGUAGE}/json`,
    `${RULES}/json`,
    `${STD}/json`,
    {page: `${STD}/jsonSchema`, words: 'Schemas'},
    'errors/json',
  ],
  Optionals: ['learn/optionality', `${LANGUAGE}/optionality`, `${RULES}/optionality`, 'errors/types'],
  'Named arguments': [
    'learn/trailing-structs-parameters',
    `${LANGUAGE}/functions-example#named-arguments`,
    `${RULES}/declarations#struct-expansion`,
  ],
  Structs: [
    'learn/structs',
    `${LANGUAGE}/structs`,
    `${RULES}/declarations#structs`,
    `${STD}/struct`,
    'errors/classes',
  ],
  Classes: ['learn/classes', `${LANGUAGE}/classes`, `${RULES}/classes`, 'errors/classes'],
  Methods: ['learn/methods', `${RULES}/classes#methods`],
  Interfaces: ['learn/interfaces', `${RULES}/declarations#interfaces`, 'errors/classes'],
  Enums: ['learn/enums', `${RULES}/declarations#enums`, 'errors/classes'],
  Errors: [
    'learn/errors',
    `${LANGUAGE}/flow-control#error-handling-with-try-catch-and-throw`,
    `${RULES}/statements#try-catch-finally`,
  ],
  Functions: [
    'learn/functions',
    `${LANGUAGE}/functions-example`,
    `${RULES}/declarations#functions`,
    'errors/types',
  ],
  Closures: ['learn/closures', `${RULES}/declarations#closures`],
  Recursion: [
    'learn/recursion',
    `${LANGUAGE}/functions-example#recursion`,
    `${RULES}/declarations#order-and-recursion`,
  ],
  'Variadic functions': ['learn/variadic-functions', `${RULES}/declarations#variadic-parameters`],
  Conditions: ['learn/if-else', `${LANGUAGE}/flow-control#if-and-else`, `${RULES}/statements#if`],
  Loops: [
    {page: 'learn/for', words: 'Lesson on for'},
    {page: 'learn/while', words: 'Lesson on while'},
    `${LANGUAGE}/flow-control#for-loops-over-ranges`,
    `${RULES}/loops`,
  ],
  Phases: [
    'learn/inflight-functions',
    'concepts/inflights',
    `${RULES}/phases`,
    'typescript/inflights',
    'errors/phases',
  ],
  Modules: ['learn/modules', `${RULES}/modules`, 'errors/modules'],
  JavaScript: ['learn/extern', `${LANGUAGE}/using-javascript`, `${RULES}/interoperability`, 'errors/modules'],
  Reflection: ['learn/type-reflection', `${STD}/reflect`],
  Singletons: ['learn/singletons', `${LANGUAGE}/singletons`],
  'Application tree': ['concepts/application-tree', `${STD}/node`],
  Tests: [
    'learn/testing',
    'concepts/tests',
    `${RULES}/built-ins#tests`,
    `${STD}/testing`,
    'errors/simulator',
  ],
  Simulator: ['concepts/simulator', 'platforms/sim', 'errors/simulator'],
  Platforms: [
    'concepts/platforms',
    'platforms/platforms',
    {page: 'api/standard-library/compatibility-matrix', words: 'Compatibility matrix'},
    'errors/preflight',
  ],
  'Deploying to AWS': ['learn/deploying', 'start-here/aws', 'platforms/AWS/tf-aws'],
  APIs: ['learn/apis', `${LANGUAGE}/api-gateway`, `${CLOUD}/api`, `${AWS}/api`, 'errors/preflight'],
  Buckets: [
    'learn/buckets',
    {page: 'learn/bucket-events', words: 'Lesson on events'},
    `${CLOUD}/bucket`,
    `${AWS}/bucket`,
    'errors/simulator',
  ],
  Counters: ['learn/counters', `${CLOUD}/counter`, `${AWS}/counter`],
  'Cloud functions': [`${CLOUD}/function`, `${AWS}/function`, 'errors/preflight'],
  'On-deploy code': ['learn/on-deploy', `${CLOUD}/on-deploy`],
  Queues: ['learn/queues', `${CLOUD}/queue`, `${AWS}/queue`, 'errors/simulator'],
  Schedules: ['learn/schedules', `${CLOUD}/schedule`, 'errors/preflight'],
  Secrets: [
    'learn/secrets',
    {page: 'faq/handling-secrets', words: 'Handling secrets'},
    `${CLOUD}/secret`,
    `${AWS}/secret`,
  ],
  Services: [`${CLOUD}/service`, `${AWS}/service`],
  Topics: ['learn/topics', `${CLOUD}/topic`, `${AWS}/topic`],
  Websites: ['learn/websites', `${CLOUD}/website`, `${AWS}/website`],
  Files: [
    'learn/reading-and-writing-files',
    {page: 'learn/directories', words: 'Lesson on directories'},
    'api/standard-library/fs/api-reference',
  ],
  Waiting: ['learn/sleep', `${UTIL}#wait-for-a-condition`],
  'Random values': [
    'learn/random',
    'api/standard-library/math/api-reference#generate-a-random-number',
    {page: `${UTIL}#create-uuids-ids-and-sha-256-hashes`, words: 'IDs'},
  ],
  Hashes: ['learn/sha256', `${UTIL}#create-uuids-ids-and-sha-256-hashes`],
  Base64: ['learn/base64-encoding', `${UTIL}#encode-and-decode-base64`],
  Processes: ['learn/exec-processed', `${UTIL}#run-a-program-with-exec`],
  'HTTP requests': [
    'learn/http-client',
    {page: 'learn/url-parsing', words: 'Lesson on URLs'},
    'api/standard-library/http/api-reference',
  ],
};
