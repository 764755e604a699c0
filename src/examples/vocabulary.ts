// The closed sets of the examples. Validation, filters and badges all read these tables.
import {TARGET_ENVIRONMENT} from '../wing/command-line/environment';

export type Term = {
  readonly label: string;
  readonly description: string;
};

export type PlatformTerm = Term & {
  /** What `wing compile --platform` takes; without it, `unavailable` says why there is no command. */
  readonly option?: string;
  readonly unavailable?: string;
  /** Variables that the compiler asks for, with sample values. */
  readonly environment?: Readonly<Record<string, string>>;
};

export const TYPES = {
  pattern: {
    label: 'Pattern',
    description: 'A small program that shows how cloud services work together.',
  },
  'interactive tutorial': {label: 'Interactive tutorial', description: 'Lessons to follow step by step.'},
} as const satisfies Record<string, Term>;

export const LANGUAGES = {
  wing: {label: 'Wing', description: 'Written in the Wing language.'},
  typescript: {label: 'TypeScript', description: 'Written in TypeScript with the Wing framework.'},
} as const satisfies Record<string, Term>;

export const PLATFORMS = {
  sim: {
    label: 'Simulator',
    description: 'The local cloud simulator of the toolchain.',
    option: 'sim',
  },
  'tf-aws': {
    label: 'AWS (Terraform)',
    description: 'Terraform for Amazon Web Services.',
    option: 'tf-aws',
  },
  'tf-azure': {
    label: 'Azure (Terraform)',
    description: 'Terraform for Microsoft Azure.',
    option: 'tf-azure',
    environment: TARGET_ENVIRONMENT['tf-azure'],
  },
  'tf-gcp': {
    label: 'Google Cloud (Terraform)',
    description: 'Terraform for Google Cloud.',
    option: 'tf-gcp',
    environment: TARGET_ENVIRONMENT['tf-gcp'],
  },
  awscdk: {
    label: 'AWS CDK',
    description: 'CloudFormation for Amazon Web Services, by way of the AWS CDK.',
    unavailable:
      'The AWS CDK is not part of the toolchain. Its platform is a separate package, @winglang/platform-awscdk, ' +
      'which the npm registry does not hold today.',
  },
} as const satisfies Record<string, PlatformTerm>;

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
export type Language = keyof typeof LANGUAGES;
export type Platform = keyof typeof PLATFORMS;
export type CloudResource = keyof typeof CLOUD_RESOURCES;
