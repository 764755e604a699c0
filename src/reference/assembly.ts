import fs from 'node:fs';
import path from 'node:path';

/**
 * The part of a jsii assembly that the reference is made of.
 *
 * Source of the format: https://aws.github.io/jsii/specification/4-binary-format/ and the package `@jsii/spec`.
 */
export interface Assembly {
  /** Name of the package, which all its types' names begin with. */
  readonly name: string;
  readonly types: Readonly<Record<string, JsiiType>>;
}

export interface JsiiType extends JsiiNamed {
  readonly fqn: string;
  readonly kind: 'class' | 'interface' | 'enum';
  /** Module of the type, such as `cloud` or `std.reflect`. */
  readonly namespace?: string;
  /** An interface that holds nothing but values. */
  readonly datatype?: boolean;
  readonly abstract?: boolean;
  readonly base?: string;
  readonly interfaces?: readonly string[];
  readonly initializer?: JsiiCallable;
  readonly methods?: readonly JsiiMethod[];
  readonly properties?: readonly JsiiProperty[];
  /** Values of an enumeration. */
  readonly members?: readonly JsiiNamed[];
  readonly locationInModule?: {readonly filename: string; readonly line: number};
}

export interface JsiiNamed {
  readonly name: string;
  readonly docs?: JsiiDocs;
}

export interface JsiiDocs {
  readonly summary?: string;
  readonly remarks?: string;
  readonly returns?: string;
  readonly default?: string;
  readonly example?: string;
  readonly deprecated?: string;
  readonly see?: string;
  /** Tags of Wing's own, such as `inflight`. */
  readonly custom?: Readonly<Record<string, string>>;
}

export interface JsiiCallable {
  readonly docs?: JsiiDocs;
  readonly parameters?: readonly JsiiParameter[];
  readonly protected?: boolean;
}

export interface JsiiMethod extends JsiiCallable, JsiiNamed {
  readonly docs?: JsiiDocs;
  readonly static?: boolean;
  readonly returns?: {readonly type: JsiiTypeReference; readonly optional?: boolean};
}

export interface JsiiProperty extends JsiiNamed {
  readonly type: JsiiTypeReference;
  readonly optional?: boolean;
  readonly static?: boolean;
  readonly immutable?: boolean;
  readonly protected?: boolean;
}

export interface JsiiParameter extends JsiiNamed {
  readonly type: JsiiTypeReference;
  readonly optional?: boolean;
  readonly variadic?: boolean;
}

export type JsiiTypeReference =
  | {readonly primitive: string}
  | {readonly fqn: string}
  | {readonly collection: {readonly kind: 'array' | 'map'; readonly elementtype: JsiiTypeReference}}
  | {readonly union: {readonly types: readonly JsiiTypeReference[]}};

/** Package that the reference documents. */
export const SDK = '@winglang/sdk';

/** Version of the SDK and the assembly that it ships. */
export interface InstalledSdk {
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
