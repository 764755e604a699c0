/** Runs once before the browser tests: serves the built site and the variant of it. */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {startServer} from './server';
import {buildVariantSite} from './variantSite/build';

const ROOT = resolve(__dirname, '../..');

export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = resolve(ROOT, 'build');
  if (!existsSync(resolve(root, 'index.html'))) {
    throw new Error('There is no built site. Run `npm run build` first.');
  }
  const [site, variant] = await Promise.all([
    startServer({root}),
    startServer({root: buildVariantSite(ROOT)}),
  ]);
  process.env.SITE_ORIGIN = site.origin;
  process.env.VARIANT_ORIGIN = variant.origin;
  return async () => {
    await Promise.all([site.close(), variant.close()]);
  };
}
