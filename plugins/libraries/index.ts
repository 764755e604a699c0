import type {Plugin} from '@docusaurus/types';

/** Gives the facts of libraries their look. `remarkLibraries` puts them into the pages. */
export default function librariesPlugin(): Plugin {
  return {
    name: 'libraries',
    getClientModules: () => ['../../src/pages/libraries/client/libraries.css'],
  };
}
