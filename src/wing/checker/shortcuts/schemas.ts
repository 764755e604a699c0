import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const load = createRequire(__filename);
const SDK = path.dirname(load.resolve('@winglang/sdk/package.json'));

/** The SDK's module that reads structs from JSON. */
export const STRUCTS = path.join(SDK, 'lib', 'std', 'json_schema.js');

/** The validator that it brings. */
const AJV = load.resolve('ajv', {paths: [SDK]});
const DRAFT = 'http://json-schema.org/draft-07/schema';

interface Validator {
  getSchema(id: string): object;
}
type ValidatorClass = new (options: object) => Validator;
type WriteCode = (validator: Validator, validate: object) => string;

/**
 * A function that reads a struct first compiles the schema that all schemas have to match, which takes a third of its time.
 * Here the validator itself writes that compiled code once. What does not match is left to the validator.
 *
 * @param folder where the module is written, to be bundled with the SDK
 * @returns its name; it has to be loaded before a struct is read
 */
export function writeSchemaCheck(folder: string): string {
  const {default: Ajv} = load(AJV) as {readonly default: ValidatorClass};
  const {default: writeCode} = load(path.join(path.dirname(AJV), 'standalone')) as {default: WriteCode};
  const validator = new Ajv({code: {source: true}, allErrors: true, allowUnionTypes: true});
  const code = writeCode(validator, validator.getSchema(DRAFT)).replace(
    /\brequire\("ajv\/dist\//g,
    `require("${path.dirname(AJV)}/`,
  );
  fs.writeFileSync(path.join(folder, 'isSchema.cjs'), code);
  fs.writeFileSync(path.join(folder, 'schemas.cjs'), SCHEMA_CHECK);
  return './schemas.cjs';
}

/** The code in front of the SDK's module. Schemas of structs name no other draft. */
export const SCHEMA_CHECK = `const {prototype} = require(${JSON.stringify(AJV)}).default;
const isSchema = require('./isSchema.cjs');
const {validateSchema} = prototype;
prototype.validateSchema = function (schema, ...rest) {
  if (schema.$schema !== undefined || !isSchema(schema)) return validateSchema.call(this, schema, ...rest);
  this.errors = null;
  return true;
};
`;
