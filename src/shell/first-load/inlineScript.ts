import path from 'node:path';
import {build} from 'esbuild';
import {minify} from 'terser';
import type {FirstLoadSettings} from './settings';

/**
 * The script of every page's head: what has to happen before the page is painted, or because a file does not arrive. It is the
 * same on every page, so that a policy can name it by its hash.
 */
export async function bundleHead(settings: FirstLoadSettings): Promise<string> {
  const {baseUrl, storageSuffix, announcementId} = settings;
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'head.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // TypeScript has found what strict mode would.
    tsconfigRaw: {compilerOptions: {alwaysStrict: false, strict: false}},
    define: {
      // Those alone: what a caller's settings have besides would be in every page.
      SETTINGS: JSON.stringify({baseUrl, storageSuffix, announcementId}),
      // A constant of its own: without an announcement the pages have nothing about it.
      HAS_ANNOUNCEMENT: String(announcementId !== undefined),
    },
    legalComments: 'none',
    write: false,
  });
  // terser makes a thirtieth less of it (no function here is called with `new`, as its arrows ask for); it writes a `</script` of a string so that it does not end the element, as esbuild does.
  const {code} = await minify(outputFiles[0]!.text, {ecma: 2020, toplevel: true, compress: {passes: 2}});
  return code!.trim();
}
