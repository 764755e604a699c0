import fs from 'node:fs';
import path from 'node:path';
import type * as spec from '@jsii/spec';

/** A type of `@jsii/spec` as it is in JSON, where the values of enums are strings. */
type Json<T> = T extends string ? `${T}` : {readonly [Key in keyof T]: Json<T[Key]>};

export type JsiiTypeReference = Json<spec.TypeReference>;
export type JsiiDocs = Json<spec.Docs>;
export type JsiiCallable = Json<spec.Callable>;
export type JsiiParameter = Json<spec.Parameter>;
export type JsiiMethod = Json<spec.Method>;
export type JsiiProperty = Json<spec.Property>;

/** A class, an interface or an enum: what the others do not have is undefined. */
export type JsiiType = Json<
  Omit<spec.TypeBase, 'assembly'> &
    Partial<
      Pick<spec.ClassType, 'abstract' | 'base' | 'interfaces' | 'initializer' | 'methods' | 'properties'>
    > &
    Partial<Pick<spec.InterfaceType, 'datatype'>> &
    Partial<Pick<spec.EnumType, 'members'>>
>;

/** What is read of an assembly: the name of the package, which the names of its types begin with, and the types. */
export interface Assembly {
  readonly name: string;
  readonly types: Readonly<Record<string, JsiiType>>;
}

/** Package that the reference documents. */
export const SDK = '@winglang/sdk';

/** Version of the SDK and the assembly that it ships. */
interface InstalledSdk {
  readonly version: string;
  readonly assembly: Assembly;
}

/**
 * Reads the assembly of the installed SDK.
 *
 * @param root the repository's folder
 * @throws Error if the package is not installed, or ships no assembly
 */
export function readSdk(root: string): InstalledSdk {
  const folder = path.join(root, 'node_modules', SDK);
  const {version} = readJson(path.join(folder, 'package.json')) as {version: string};
  return {version, assembly: readJson(path.join(folder, '.jsii')) as Assembly};
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
