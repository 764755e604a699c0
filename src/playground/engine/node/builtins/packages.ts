/** Stand-ins for packages that the SDK requires: some do not work in a browser, and of others it uses next to nothing. */
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';

export const wingtunnels = {
  connect() {
    throw new UnsupportedFeatureError(
      'A tunnel to a cloud.Endpoint',
      'a page in a browser cannot be reached from outside',
    );
  },
};

/** The simulator asks whether a string has a value of Terraform in it, which is never the case. */
export const cdktf = {Token: {isUnresolved: () => false, asString: String}};

/** Terraform's CDK packs the code of functions with it, which nobody uploads from a page. */
export const archiver = {};

export const debug = () => () => undefined;
export const ejs = {};
export const supportsColor = {};
export class ws {}
