import type {ExampleFrontMatter} from './types';

/** Where the source of an example is. */
interface ExampleSource {
  /** Its address, without `.git`. */
  readonly repository: string;
  /** Path in the repository, without slashes at its ends. */
  readonly folder: string;
}

export function toSource({
  githubURL = '',
  repoDirectory = '',
}: Pick<ExampleFrontMatter, 'githubURL' | 'repoDirectory'>): ExampleSource {
  return {
    repository: githubURL.replace(/\.git$/, ''),
    folder: repoDirectory.replace(/^[./]+|\/+$/g, ''),
  };
}
