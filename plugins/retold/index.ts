/** Says in the structured data of the blog which posts are retold, and of what. */
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function retoldPlugin(): Plugin {
  return {
    name: 'retold',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),
  };
}
