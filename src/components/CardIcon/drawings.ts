import {own} from '@site/src/lib/entrance/own';
import {iconOf} from '../diagram/Drawing/icons';

/** Each is one stroke on a field of 16 by 16, as in diagrams. */
const DRAWINGS = {
  book: 'M8 4C6.5 2.8 4.3 2.5 2 2.5v10c2.3 0 4.5.3 6 1.5M8 4c1.5-1.2 3.7-1.5 6-1.5v10c-2.3 0-4.5.3-6 1.5M8 4v10',
  box: 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.5 5 8 8l5.5-3M8 8v6M5.2 3.5l5.5 3',
  braces:
    'M6 2.5c-1.5 0-2 .5-2 2v1.8C4 7.3 3.5 8 2.5 8 3.5 8 4 8.7 4 9.7v1.8c0 1.5.5 2 2 2M10 2.5c1.5 0 2 .5 2 2v1.8c0 1 .5 1.7 1.5 1.7-1 0-1.5.7-1.5 1.7v1.8c0 1.5-.5 2-2 2',
  brackets: 'M5.5 2.5h-3v11h3M10.5 2.5h3v11h-3M6 8h.01M8 8h.01M10 8h.01',
  branch:
    'M4.5 5.5v5M4.5 2a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5M4.5 10.5a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5M11.5 4a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5M11.5 7.5c0 2.5-3 3-5.3 4',
  bug: 'M8 5.5c2 0 3 1.3 3 3.2v1.6c0 1.9-1.2 3.2-3 3.2s-3-1.3-3-3.2V8.7c0-1.9 1-3.2 3-3.2M6 5.5c0-2 .8-3 2-3s2 1 2 3M8 8v5.5M5 8 2.5 6.5M5 10.5H2M5 12.5 3 14M11 8l2.5-1.5M11 10.5h3M11 12.5l2 1.5',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  chat: 'M2 3h12v8H7.5L4.5 13.5V11H2zM5 6h6M5 8.5h4',
  check: 'M5.5 2.5h5V5h-5zM5.5 3.5H3V14h10V3.5h-2.5M5.5 9.5l1.8 1.8 3.2-3.6',
  chip: 'M4.5 4.5h7v7h-7zM6.5 2v2.5M9.5 2v2.5M6.5 11.5V14M9.5 11.5V14M2 6.5h2.5M2 9.5h2.5M11.5 6.5H14M11.5 9.5H14',
  clock: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 4.5V8l2.5 1.5',
  cloud: 'M4.5 12.5a2.8 2.8 0 0 1-.3-5.6 4 4 0 0 1 7.7.5 2.6 2.6 0 0 1-.4 5.1z',
  coin: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M10 5.8C9.5 5.2 8.9 5 8 5c-1.2 0-2 .6-2 1.5C6 8.7 10 7.5 10 9.6c0 .9-.8 1.5-2 1.5-.9 0-1.6-.3-2-.9M8 4v1M8 11v1',
  database:
    'M8 2c3 0 5 .9 5 2s-2 2-5 2-5-.9-5-2 2-2 5-2M3 4v8c0 1.1 2 2 5 2s5-.9 5-2V4M3 8c0 1.1 2 2 5 2s5-.9 5-2',
  editor: 'M2 3h12v10H2zM2 5.5h12M4.5 8l1.5 1.250L4.5 10.5M8 10.5h3',
  fan: 'M2 8h5M7 8l5-4.5M7 8h5.5M7 8l5 4.5M13 3h.01M13.5 8h.01M13 13h.01',
  globe: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M2 8h12M8 2c2.6 3 2.6 9 0 12M8 2c-2.6 3-2.6 9 0 12',
  key: 'M5 6.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M7.2 7.3 13 2M10.5 4.3l2 2',
  laptop: 'M3.5 3.5h9v7h-9zM1.5 13h13M6.5 6l2.5 1.5L6.5 9z',
  layers: 'M8 2l6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3',
  list: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  lock: 'M3.5 7.5h9V14h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  number: 'M6 2 5 14M11 2l-1 12M2.5 6h11M2 10h11',
  page: 'M4 2h5l3 3v9H4zM9 2v3h3M6 8h4M6 10.5h4',
  pairs: 'M2 3h4v3.5H2zM2 9.5h4V13H2zM8.5 4.750H14M8.5 11.250H14M12 3l2 1.750L12 6.5M12 9.5l2 1.750L12 13',
  person: 'M8 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6M2.5 14c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5',
  play: 'M2 3h12v10H2zM6.5 5.5v5l4-2.5z',
  plug: 'M5.5 2v3.5M10.5 2v3.5M4 5.5h8V8a4 4 0 0 1-8 0zM8 12v2.5',
  puzzle: 'M2.5 5.5h3a1.7 1.7 0 1 1 3.4 0h3v3a1.7 1.7 0 1 1 0 3.4v2H2.5z',
  question:
    'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M6.2 6.3c.2-1 .9-1.5 1.8-1.5 1.1 0 1.8.7 1.8 1.6C9.8 7.7 8 7.8 8 9.2M8 11.3h.01',
  quote: 'M2.5 11.5h4v-4h-4c0-2 .8-3 2.5-3.5M9 11.5h4v-4H9c0-2 .8-3 2.5-3.5',
  rings: 'M6 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M10 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8',
  scales: 'M8 2v12M5 14h6M3 4.5h10M3 4.5 1.5 9h3zM13 4.5 11.5 9h3z',
  toggle: 'M5.5 4.5h5a3.5 3.5 0 0 1 0 7h-5a3.5 3.5 0 0 1 0-7M10.5 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3',
  tree: 'M6.5 2h3v3h-3zM2 11h3v3H2zM6.5 11h3v3h-3zM11 11h3v3h-3zM8 5v6M3.5 11V8h9v3',
  window: 'M2 3.5 7.3 2.7v4.9H2zM8.7 2.5 14 1.7v5.9H8.7zM2 8.7h5.3v4.9L2 12.8zM8.7 8.7H14v5.9l-5.3-.8z',
};

type Drawing = keyof typeof DRAWINGS;

/** By the last part of a page's address, in small letters. */
const PAGES: Readonly<Record<string, Drawing>> = {
  // Concepts and platforms
  'application-tree': 'tree',
  tests: 'check',
  testing: 'check',
  checks: 'check',
  simulator: 'laptop',
  sim: 'laptop',
  simtools: 'laptop',
  platforms: 'layers',
  'supported-provisioning-engines': 'layers',
  aws: 'cloud',
  'google-cloud': 'cloud',
  'microsoft-azure': 'cloud',
  'supported-clouds': 'cloud',
  cloudv2: 'cloud',
  'why-cloud-abstraction': 'cloud',
  'tf-aws': 'box',
  'tf-gcp': 'box',
  'tf-azure': 'box',
  awscdk: 'braces',
  tf: 'box',
  'import-custom-terraform-modules': 'box',
  // Tools and guides
  'wing-console': 'editor',
  playground: 'play',
  debugging: 'bug',
  editors: 'braces',
  'package-managers': 'box',
  windows: 'window',
  'markdown-and-json': 'page',
  'ci-cd': 'branch',
  'terraform-backends': 'database',
  'react-vite-websockets': 'plug',
  'private-api-gateway-aws': 'lock',
  'api-authentication': 'key',
  'api-domain-aws': 'globe',
  // Questions
  'pains-wing-aims-to-solve': 'question',
  'why-a-language': 'braces',
  'good-fit': 'check',
  'diff-from-other-solutions': 'scales',
  'why-start-with-js-interop': 'plug',
  'support-matrices': 'list',
  'supported-services': 'list',
  'kubernetes-support': 'box',
  'who-is-behind-wing': 'person',
  'is-the-console-open-source': 'page',
  'how-wing-handles-state': 'database',
  'handling-secrets': 'key',
  'differences-from-terraform': 'scales',
  'differences-from-pulumi': 'scales',
  'differences-from-awscdk': 'scales',
  'differences-from-cdktf': 'scales',
  'differences-from-darklang': 'scales',
  // Standard library
  'api-reference': 'book',
  std: 'book',
  string: 'quote',
  number: 'number',
  bool: 'toggle',
  array: 'brackets',
  map: 'pairs',
  set: 'rings',
  json: 'braces',
  jsonschema: 'braces',
  struct: 'list',
  duration: 'clock',
  datetime: 'calendar',
  node: 'tree',
  endpoint: 'plug',
  domain: 'globe',
  workload: 'box',
  container: 'box',
  state: 'database',
  'on-deploy': 'play',
  // Libraries
  'all-winglibs': 'list',
  'creating-winglibs': 'puzzle',
  'using-winglibs': 'plug',
  bedrock: 'chip',
  openai: 'chip',
  sagemaker: 'chip',
  budget: 'coin',
  cognito: 'person',
  jwt: 'key',
  lock: 'lock',
  containers: 'box',
  k8s: 'box',
  dynamodb: 'database',
  momento: 'database',
  postgres: 'database',
  redis: 'database',
  email: 'mail',
  ses: 'mail',
  slack: 'chat',
  eventbridge: 'fan',
  messagefanout: 'fan',
  sns: 'fan',
  github: 'branch',
  ngrok: 'globe',
  websockets: 'plug',
};

/** Resources are drawn as in diagrams. */
const RESOURCES: Readonly<Record<string, string>> = {
  api: 'Api',
  bucket: 'Bucket',
  counter: 'Counter',
  fifoqueue: 'Queue',
  function: 'Function',
  queue: 'Queue',
  schedule: 'Schedule',
  secret: 'Secret',
  service: 'Service',
  topic: 'Topic',
  website: 'Website',
};

/** A page without a drawing of its own has that of its folder, or a sheet of paper. */
const FOLDERS: Readonly<Record<string, Drawing>> = {winglibs: 'puzzle', std: 'braces'};

/** Both phases, in their colours. */
const PHASES: readonly Stroke[] = [
  {d: 'M1.5 5h4v6h-4zM7 8h1.5', colour: 'var(--preflight, currentColor)'},
  {d: 'M10 3.5h1.2L14.5 12.5M12.3 6.6 9.5 12.5', colour: 'var(--inflight, currentColor)'},
];

export interface Stroke {
  /** A path on a field of 16 by 16. */
  readonly d: string;
  /** @default that of the text */
  readonly colour?: string;
}

/**
 * What the card of a page shows.
 *
 * @param href the page's address
 */
export function drawingOf(href: string): readonly Stroke[] {
  const [name = '', folder = ''] = href.toLowerCase().split('/').reverse();
  if (name === 'inflights') return PHASES;
  const resource = own(RESOURCES, name);
  if (resource !== undefined) return [{d: iconOf(resource)}];
  return [{d: DRAWINGS[own(PAGES, name) ?? own(FOLDERS, folder) ?? 'page']}];
}
