import type {ExampleFrontMatter} from '../../src/examples/types';

/** Where the source of an example is: the address of a repository, and a folder in it without slashes at its ends. */
export type Source = {readonly repository: string; readonly folder: string};

export function toSource({
  githubURL = '',
  repoDirectory = '',
}: Pick<ExampleFrontMatter, 'githubURL' | 'repoDirectory'>): Source {
  return {
    repository: githubURL.replace(/\.git$/, ''),
    folder: repoDirectory.replace(/^[./]+|\/+$/g, ''),
  };
}
