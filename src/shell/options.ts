import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Reference} from '../reference/reference';

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
   * `on` adds the service worker to the site, `remove` one that removes it and all that it has kept.
   *
   * @default none is added
   */
  readonly serviceWorker?: 'on' | 'remove';
}

const OptionsSchema = Joi.object<Options>({
  reference: Joi.function().required(),
  analyticsWriteKey: Joi.string(),
  serviceWorker: Joi.valid('on', 'remove'),
});

export function validateOptions({validate, options}: OptionValidationContext<Options, Options>): Options {
  return validate(OptionsSchema, options);
}
