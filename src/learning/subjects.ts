/** Something that a tutorial teaches, and how a program that uses it looks. */
export interface Subject {
  /** Name of the file in `docs/learn`, without its ending. */
  readonly lesson: string;
  readonly what: string;
  /** Finds a use in a program whose comments are left out, and whose strings are empty: `""`. */
  readonly pattern: RegExp;
}

/** What the tutorials teach, as far as a program shows it. A tutorial uses nothing that a later one teaches. */
export const SUBJECTS: readonly Subject[] = [
  {lesson: 'Variables', what: 'let var', pattern: /\blet var\b/},
  {lesson: 'primitive-values', what: 'a duration', pattern: /\b\d+(?:ms|mo|[smhdy])\b/},
  {lesson: 'functions', what: 'return', pattern: /\breturn\b/},
  {lesson: 'testing', what: 'the module expect', pattern: /\bexpect\b/},
  {lesson: 'testing', what: 'the module util', pattern: /\butil\b/},
  {lesson: 'if-else', what: 'if', pattern: /\bif\b(?! let\b)/},
  {lesson: 'if-else', what: 'else', pattern: /\belse\b/},
  {lesson: 'optionality', what: 'if let', pattern: /\bif let\b/},
  {lesson: 'optionality', what: 'an optional type', pattern: /[\w>)]\?(?=[\s;,)>=])/},
  {lesson: 'optionality', what: 'an operator for optional values', pattern: /\?\?|\?\.|[\w)\]]!(?!=)/},
  {lesson: 'optionality', what: 'nil', pattern: /\bnil\b/},
  {lesson: 'for', what: 'for', pattern: /\bfor\b/},
  {lesson: 'for', what: 'break', pattern: /\bbreak\b/},
  {lesson: 'for', what: 'continue', pattern: /\bcontinue\b/},
  {lesson: 'for', what: 'an array literal', pattern: /(?:[=(,:]|\b(?:in|return))\s*\[/},
  {lesson: 'while', what: 'while', pattern: /\bwhile\b/},
  {lesson: 'number-parsing', what: 'num.fromStr', pattern: /\bfromStr\b/},
  {lesson: 'errors', what: 'throw', pattern: /\bthrow\b/},
  {lesson: 'errors', what: 'try', pattern: /\btry\b/},
  {lesson: 'duration', what: 'the type duration', pattern: /\bduration\b/},
  {lesson: 'time', what: 'the type datetime', pattern: /\bdatetime\b/},
  {lesson: 'arrays', what: 'the type Array', pattern: /\b(?:Mut)?Array\b/},
  {lesson: 'maps', what: 'the type Map', pattern: /\b(?:Mut)?Map\b/},
  {lesson: 'maps', what: 'a map literal', pattern: /""\s*=>/},
  {lesson: 'sets', what: 'the type Set', pattern: /\b(?:Mut)?Set\b/},
  {lesson: 'json', what: 'the type Json', pattern: /\b(?:Mut)?Json\b/},
  {
    lesson: 'json',
    what: 'a method that reads or writes Json',
    pattern: /\.\w*(?:Json|[aA]s(?:Str|Num|Bool))\b/,
  },
  {lesson: 'structs', what: 'struct', pattern: /\bstruct\b/},
  {lesson: 'enums', what: 'enum', pattern: /\benum\b/},
  {lesson: 'structs', what: 'a method of a struct', pattern: /\.(?:try)?(?:from|parse|From|Parse)Json\b/},
  {lesson: 'modules', what: 'a file that is brought', pattern: /\bbring "/},
  {lesson: 'queues', what: 'cloud.Queue', pattern: /\bcloud\.Queue\b/},
  {lesson: 'topics', what: 'cloud.Topic', pattern: /\bcloud\.Topic\b/},
  {lesson: 'schedules', what: 'cloud.Schedule', pattern: /\bcloud\.Schedule\b/},
  {lesson: 'variadic-functions', what: 'a variadic parameter', pattern: /\.{3}/},
  {lesson: 'classes', what: 'class', pattern: /\bclass\b/},
  {lesson: 'classes', what: 'this', pattern: /\bthis\b/},
  {lesson: 'methods', what: 'static', pattern: /\bstatic\b/},
  {lesson: 'interfaces', what: 'interface', pattern: /\binterface\b/},
  {lesson: 'interfaces', what: 'impl', pattern: /\bimpl\b/},
  {lesson: 'apis', what: 'cloud.Api', pattern: /\bcloud\.Api\b/},
  {lesson: 'apis', what: 'the module http', pattern: /\bhttp\b/},
  {lesson: 'singletons', what: 'nodeof', pattern: /\bnodeof\b/},
  {lesson: 'random', what: 'a random value', pattern: /\bmath\.random\b|\butil\.(?:uuidv4|nanoid)\b/},
  {lesson: 'regex', what: 'a regular expression', pattern: /\bregex\b/},
  {lesson: 'reading-and-writing-files', what: 'the module fs', pattern: /\bfs\b/},
  {lesson: 'bytes', what: 'the type bytes', pattern: /\bbytes\b/},
  {lesson: 'base64-encoding', what: 'Base64', pattern: /\bbase64(?:Encode|Decode)\b/},
  {lesson: 'sha256', what: 'util.sha256', pattern: /\bsha256\b/},
  {lesson: 'exec-processed', what: 'another process', pattern: /\butil\.(?:exec|shell|spawn)\b/},
  {lesson: 'extern', what: 'extern', pattern: /\bextern\b/},
  {lesson: 'type-reflection', what: '@type', pattern: /@type\b/},
];
