import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface Options {
  /**
   * Write key of the analytics source.
   *
   * @default none, and then there are no analytics
   */
  readonly writeKey?: string;
}

const OptionsSchema = Joi.object<Options>({writeKey: Joi.string()});

export function validateOptions({validate, options}: OptionValidationContext<Options, Options>): Options {
  return validate(OptionsSchema, options);
}
