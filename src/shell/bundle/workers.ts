/**
 * Workers of chunks. A worker is written as webpack knows it, `new Worker(new URL('./worker.ts', import.meta.url))`, since the
 * application has some as well; esbuild would leave the address as it is. Here it becomes that of a bundle beside the chunk.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {BuildOptions, OutputFile, Plugin} from 'esbuild';

const ADDRESS = /(?<=new Worker\(new URL\()'([^']+)'(?=, import\.meta\.url\))/g;

export const workers: Plugin = {
  name: 'workers',
  setup({esbuild, initialOptions, onLoad, onEnd, onStart}) {
    const files: OutputFile[] = [];
    onStart(() => void (files.length = 0));
    onLoad({filter: /\.ts$/}, async ({path: file}) => {
      const source = await fs.readFile(file, 'utf8');
      const addresses = [...source.matchAll(ADDRESS)].map(([, address]) => address!);
      if (addresses.length === 0) return undefined;
      const names = new Map<string, string>();
      for (const address of addresses) {
        const {outputFiles} = await esbuild.build({
          ...optionsOf(initialOptions),
          entryPoints: [path.resolve(path.dirname(file), address)],
        });
        const [worker] = outputFiles;
        const hash = createHash('sha256').update(worker!.contents).digest('hex').slice(0, 8);
        const name = `${path.basename(address, '.ts')}.${hash}.js`;
        files.push({...worker!, path: path.join(initialOptions.outdir!, name)});
        names.set(address, name);
      }
      const contents = source.replace(ADDRESS, (_, address: string) => `'./${names.get(address)!}'`);
      return {contents, loader: 'ts'};
    });
    onEnd((result) => void result.outputFiles?.push(...files));
  },
};

function optionsOf({platform, target, minify, define, alias}: BuildOptions) {
  return {platform, target, minify, define, alias, bundle: true, format: 'iife', write: false} as const;
}
