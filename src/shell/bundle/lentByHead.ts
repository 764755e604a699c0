/** Functions that the head's script of every page has already: the behaviours take them from there. */
import fs from 'node:fs/promises';
import type {Plugin} from 'esbuild';
import {LENT} from '../first-load/lent';

const MODULES = /[\\/](?:first-load[\\/](?:colours|restoreSidebar)|page[\\/]element)\.ts$/;

export const lentByHead: Plugin = {
  name: 'lent-by-head',
  setup({onLoad}) {
    onLoad({filter: MODULES}, async ({path: file}) => {
      const source = await fs.readFile(file, 'utf8');
      const exported = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
        ([, name = '']) => name,
      );
      const names = LENT.map(({name}) => (exported.includes(name) ? name : ''));
      return {loader: 'js', contents: `export const [${names.join(', ')}] = window.firstLoad;`};
    });
  },
};
