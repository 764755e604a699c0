/** Says of posts that retell others so, under their title and in the structured data of the blog. */
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function retoldPlugin(): Plugin {
  return {
    name: 'retold',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),
  };
}
