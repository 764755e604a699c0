import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export type PluginOptions = {
  readonly id?: string;
  /**
   * Address of the index, without a slash at either end.
   * @default 'docs/index-of-pages'
   */
  readonly routePath: string;
  /**
   * Titles of pages by their paths without the base URL: for pages whose title is in a component, where the plugin
   * cannot read it, and for pages whose own title no reader would look for.
   * @default {}
   */
  readonly titles: Readonly<Record<string, string>>;
};

export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  routePath: Joi.string()
    .pattern(/^[^/].*[^/]$/)
    .default('docs/index-of-pages'),
  titles: Joi.object().pattern(/^\//, Joi.string()).default({}),
});

export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>) {
  return validate(schema, options);
}
