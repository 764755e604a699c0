/**
 * The platforms that the site writes about: one table for fences, examples, libraries, the home page, the support matrix,
 * the checker and the command line. It is data only, as pages load it as well.
 */

interface PlatformFacts {
  /** With the way it deploys: `AWS (Terraform)`. */
  readonly label: string;
  readonly description: string;
  /**
   * Variables that the compiler requires. Nothing is deployed, so the values are samples: the project ID of a Google
   * project, and one region of each cloud.
   */
  readonly environment?: Readonly<Record<string, string>>;
  /** Why the installed toolchain cannot compile for it. */
  readonly unavailable?: string;
}

/** A platform that `wing compile --platform` accepts without another package. */
interface BuiltinPlatformFacts extends PlatformFacts {
  /** The cloud alone: `AWS`. */
  readonly cloud: string;
  /** File that its preflight ends with. */
  readonly outputFile: string;
}

const BUILTIN = {
  sim: {
    label: 'Simulator',
    cloud: 'Local simulator',
    description: 'The local cloud simulator of the toolchain.',
    outputFile: 'simulator.json',
  },
  'tf-aws': {
    label: 'AWS (Terraform)',
    cloud: 'AWS',
    description: 'Terraform for Amazon Web Services.',
    outputFile: 'main.tf.json',
  },
  'tf-azure': {
    label: 'Azure (Terraform)',
    cloud: 'Microsoft Azure',
    description: 'Terraform for Microsoft Azure.',
    outputFile: 'main.tf.json',
    environment: {AZURE_LOCATION: 'East US'},
  },
  'tf-gcp': {
    label: 'Google Cloud (Terraform)',
    cloud: 'Google Cloud',
    description: 'Terraform for Google Cloud.',
    outputFile: 'main.tf.json',
    environment: {GOOGLE_PROJECT_ID: 'sample-project', GOOGLE_REGION: 'us-central1'},
  },
} as const satisfies Record<string, BuiltinPlatformFacts>;

const UNAVAILABLE = {
  awscdk: {
    label: 'AWS CDK',
    description: 'CloudFormation for Amazon Web Services, by way of the AWS CDK.',
    unavailable:
      'The AWS CDK is not part of the toolchain. Its platform is a separate package, @winglang/platform-awscdk, ' +
      'which the npm registry does not hold today.',
  },
} as const satisfies Record<string, PlatformFacts>;

export type BuiltinPlatform = keyof typeof BUILTIN;
export type Platform = BuiltinPlatform | keyof typeof UNAVAILABLE;

/** A platform that compiles to Terraform for a cloud. */
export type CloudPlatform = Exclude<BuiltinPlatform, 'sim'>;

export const BUILTIN_PLATFORMS = Object.keys(BUILTIN) as readonly BuiltinPlatform[];

export const PLATFORMS: Readonly<Record<BuiltinPlatform, BuiltinPlatformFacts>> &
  Readonly<Record<Platform, PlatformFacts>> = {...BUILTIN, ...UNAVAILABLE};

export const CLOUD_PLATFORMS = BUILTIN_PLATFORMS.filter((name): name is CloudPlatform => name !== 'sim');

/** Whether the installed toolchain compiles for a platform. */
export function isBuiltin(platform: Platform): platform is BuiltinPlatform {
  return Object.hasOwn(BUILTIN, platform);
}

/** The sample variables of all platforms together. */
export const SAMPLE_ENVIRONMENT: Readonly<Record<string, string>> = Object.assign(
  {},
  ...BUILTIN_PLATFORMS.map((name) => PLATFORMS[name].environment),
) as Record<string, string>;
