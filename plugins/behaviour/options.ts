import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface Options {
  /**
   * Write key of the analytics source.
   *
   * @default none, and then there are no analytics
   */
  readonly analyticsWriteKey?: string;
}

const OptionsSchema = Joi.object<Options>({analyticsWriteKey: Joi.string()});

export function validateOptions({validate, options}: OptionValidationContext<Options, Options>): Options {
  return validate(OptionsSchema, options);
}
