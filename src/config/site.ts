/** Facts about the site and the project that more than one file needs. */
export const SITE = {
  title: 'Wing',
  tagline: 'A programming language for the cloud',
  description:
    'Wing is an open-source programming language for the cloud: infrastructure and application code in one ' +
    'program, compiled to Terraform and JavaScript, and tested on your own machine.',
} as const;

/** Addresses outside the site. */
export const LINKS = {
  repository: 'https://github.com/winglang/wing',
  siteRepository: 'https://github.com/winglang/docsite',
  librariesRepository: 'https://github.com/winglang/winglibs',
  examplesRepository: 'https://github.com/winglang/examples',
  chat: 'https://t.winglang.io/discord',
} as const;

/** Path of the list of examples, with no slash at either end. Each example has a page below it. */
export const EXAMPLES_PATH = 'docs/examples';
