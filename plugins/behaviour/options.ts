import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Reference} from '../../src/reference/reference';

export interface Options {
  /** The reference as the pages have it now. */
  readonly reference: () => Reference;
  /**
   * Write key of the analytics source.
   *
   * @default none, and then there are no analytics
   */
  readonly analyticsWriteKey?: string;
  /**
   * Whether pages bring the service worker, which `plugins/offline` adds to the site.
   *
   * @default false
   */
  readonly offline?: boolean;
}

const OptionsSchema = Joi.object<Options>({
  reference: Joi.function().required(),
  analyticsWriteKey: Joi.string(),
  offline: Joi.boolean(),
});

export function validateOptions({validate, options}: OptionValidationContext<Options, Options>): Options {
  return validate(OptionsSchema, options);
}
