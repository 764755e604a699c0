/** Remembers in the reader's browser which tutorials were read to the end, and which was opened last. */
import type {Plugin} from '@docusaurus/types';

export default function learningPathPlugin(): Plugin {
  return {
    name: 'learning-path',
    getClientModules: () => ['./client/index.ts'],
  };
}
