import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface Options {
  /** `on` adds the service worker to the site, `remove` one that removes it and all that it has kept. */
  readonly serviceWorker: 'on' | 'remove';
}

const OptionsSchema = Joi.object<Options>({serviceWorker: Joi.valid('on', 'remove').required()});

export function validateOptions({validate, options}: OptionValidationContext<Options, Options>): Options {
  return validate(OptionsSchema, options);
}
