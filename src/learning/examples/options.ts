import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext, Validate} from '@docusaurus/types';
import type {MistakesOption} from '../../lib/mistakes';
import {EXAMPLES_PATH} from '../../config/site';

export type ExamplesPluginOptions = {
  readonly id?: string;
  /**
   * The folder of the examples, from the site's folder; one folder with an `index.md` each.
   * @default 'docs/examples'
   */
  readonly path: string;
  /**
   * The address of the list; an example's page is below it.
   * @default 'docs/examples'
   */
  readonly routeBasePath: string;
  /** The repository that this site is in. A `githubURL` that names it is checked: its `repoDirectory` must be there. */
  readonly repository?: string;
  /** Where a page can be edited, up to its path in the repository. */
  readonly editUrl?: string;
};

type ExamplesSettings = Partial<ExamplesPluginOptions>;

export type ExamplesOptions = ExamplesSettings & MistakesOption;

export const DEFAULT_OPTIONS = {path: 'docs/examples', routeBasePath: EXAMPLES_PATH} as const;

const schema = Joi.object<ExamplesPluginOptions>({
  path: Joi.string().default(DEFAULT_OPTIONS.path),
  routeBasePath: Joi.string().default(DEFAULT_OPTIONS.routeBasePath),
  repository: Joi.string().uri({scheme: 'https'}),
  editUrl: Joi.string().uri({scheme: 'https'}),
});

export function validateOptions({
  validate,
  options: {mistakes, ...options},
}: OptionValidationContext<ExamplesOptions, ExamplesPluginOptions>): ExamplesPluginOptions & MistakesOption {
  return {...(validate as Validate<ExamplesSettings, ExamplesPluginOptions>)(schema, options), mistakes};
}
