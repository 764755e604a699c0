import {LINKS} from './site';

/** Places outside the site that redirects lead to. Continuous integration asks each of them whether it is there. */
export const EXTERNAL_TARGETS = {
  learningSite: 'https://learn.winglang.io/learn',
  examplesRepository: LINKS.examplesRepository,
} as const;
