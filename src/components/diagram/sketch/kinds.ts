import {own} from '../../../lib/entrance/own';

/** The kinds that a page may give a box: the word that it shows. */
export const KINDS: Readonly<Record<string, string>> = {
  api: 'API',
  bucket: 'Bucket',
  counter: 'Counter',
  file: 'File',
  function: 'Function',
  log: 'Log',
  permission: 'Permission',
  program: 'Program',
  queue: 'Queue',
  schedule: 'Schedule',
  secret: 'Secret',
  service: 'Service',
  table: 'Table',
  topic: 'Topic',
  user: 'User',
  website: 'Website',
};

/** What a kind is, which gives it its colour: `--kind-storage` in `src/shell/css/tokens.css`. */
const GROUPS = {
  outside: ['User'],
  entrance: ['API', 'Domain', 'Endpoint', 'Website'],
  compute: ['Function', 'OnDeploy', 'Program', 'Service'],
  storage: ['Bucket', 'Counter', 'File', 'Log', 'Secret', 'Table'],
  messaging: ['Queue', 'Schedule', 'Topic'],
} as const satisfies Record<string, readonly string[]>;

export type KindGroup = keyof typeof GROUPS;

/** The group of a kind; a permission has none, nor has what a library adds. @param kind a word of a box: `Queue` */
export function groupOf(kind: string): KindGroup | undefined {
  return (Object.keys(GROUPS) as KindGroup[]).find((group) =>
    GROUPS[group].some((one) => one.toLowerCase() === kind.toLowerCase()),
  );
}

/** Written out, as a style sheet keeps only the properties that a script names in full. */
const COLOURS: Readonly<Record<KindGroup, string>> = {
  outside: 'var(--kind-outside)',
  entrance: 'var(--kind-entrance)',
  compute: 'var(--kind-compute)',
  storage: 'var(--kind-storage)',
  messaging: 'var(--kind-messaging)',
};

/** The colour of a kind, as CSS has it; none for a kind of no group. */
export function colourOfKind(kind: string): string | undefined {
  const group = groupOf(kind);
  return group && COLOURS[group];
}

/** The word for a kind of the compiler's tree: `Api` is `API`. */
export function kindWord(name: string): string {
  return own(KINDS, name.toLowerCase()) ?? name;
}
