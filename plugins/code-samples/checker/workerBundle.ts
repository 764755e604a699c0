import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** Folder of the bundle. It stands below `node_modules`, so that what is left out of it is found. */
const FOLDER = path.resolve(__dirname, '../../../node_modules/.cache/code-samples');

let bundle: string | undefined;

/**
 * The checking process as one JavaScript file, without the packages that it uses.
 *
 * A process that runs TypeScript looks at each file that it loads, those of the SDK included, which doubles its start.
 *
 * @returns path of the file
 */
export function bundleWorker(): string {
  if (bundle && fs.existsSync(bundle)) return bundle;
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
  });
  const text = outputFiles[0]!.text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  bundle = path.join(FOLDER, `worker-${hash}.cjs`);
  if (!fs.existsSync(bundle)) {
    fs.mkdirSync(FOLDER, {recursive: true});
    // Several builds may write it at the same time; each finds a whole file.
    fs.writeFileSync(`${bundle}.${process.pid}`, text);
    fs.renameSync(`${bundle}.${process.pid}`, bundle);
  }
  return bundle;
}
