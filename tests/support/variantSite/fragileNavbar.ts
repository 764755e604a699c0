import {resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Replaces the theme's HTML item of the navbar by one that a test can break. */
export default function fragileNavbarPlugin(): Plugin {
  return {
    name: 'fragile-navbar',
    getThemePath: () => resolve(__dirname, 'theme'),
  };
}
