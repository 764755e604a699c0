import {readSdk} from './assembly';
import {correct} from './corrections/correct';
import {readCorrections} from './corrections/read';
import {readDirectives} from './directives';
import {type Model, toModel} from './model';
import type {PlatformSupport} from './platforms';
import {type Registry, toRegistry} from './registry';

/** The public types of the SDK, and the entries that pages have of them. */
export interface Reference {
  readonly model: Model;
  readonly registry: Registry;
  /** Version of the SDK. */
  readonly version: string;
}

/** The reference, in which the comments are corrected. */
export interface CorrectedReference extends Reference {
  /** Mistakes in the corrections, each with file and line. */
  readonly problems: readonly string[];
}

/** The reference for one of its pages. */
export interface ReferencePage extends Reference {
  /** Path of the page, relative to the repository's folder. */
  readonly page: string;
  /** What the platforms make of members. @default not shown */
  readonly support?: PlatformSupport | undefined;
}

/**
 * The reference of a repository: the model of the installed SDK, and the pages that hold its types. Both are read once.
 * While the development server runs, pages may change, and are read again at each call.
 *
 * @param root the repository's folder
 * @param isServed whether pages may change. @default whether the development server runs
 */
export function referenceOf(
  root: string,
  isServed = process.env.NODE_ENV === 'development',
): () => CorrectedReference {
  let known: CorrectedReference | undefined;
  return () => {
    if (known && !isServed) return known;
    const read = known ?? readModel(root);
    known = {...read, registry: toRegistry(readDirectives(root), read.model)};
    return known;
  };
}

function readModel(root: string): Omit<CorrectedReference, 'registry'> {
  const {version, assembly} = readSdk(root);
  const read = readCorrections(root);
  const {model, problems} = correct(toModel(assembly), read.corrections);
  return {version, model, problems: [...read.problems, ...problems]};
}
