/** Imports of Docusaurus' own modules that get something else, and why. */
import fs from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');
const ROUTES = path.resolve(__dirname, '../../src/routes/client');

interface Replacement {
  readonly modules: readonly string[];
  readonly request: string;
  readonly by: string;
}

const REPLACEMENTS: readonly Replacement[] = [
  {
    // Finds the route of a path, which has to be there first.
    modules: [
      '@docusaurus/core/lib/client/clientEntry.js',
      '@docusaurus/core/lib/client/PendingNavigation.js',
    ],
    request: './preload',
    by: path.join(ROUTES, 'preload.ts'),
  },
  {
    // Finds files by the names of their chunks, which are a list of all pages.
    modules: ['@docusaurus/core/lib/client/clientEntry.js'],
    request: './docusaurus',
    by: path.join(ROUTES, 'docusaurus.ts'),
  },
  {
    modules: ['@docusaurus/core/lib/client/clientEntry.js'],
    request: 'react-router-dom',
    by: path.join(__dirname, 'router.js'),
  },
  {
    // The setting `baseUrlIssueBanner` switches it off.
    modules: ['@docusaurus/core/lib/client/App.js'],
    request: './BaseUrlIssueBanner',
    by: '@docusaurus/Noop',
  },
  {
    modules: ['@docusaurus/theme-classic/lib/nprogress.js'],
    request: 'nprogress',
    by: path.resolve(__dirname, '../../src/behaviour/nprogress.ts'),
  },
  {
    // All helpers, of which one is used: 3 kB.
    modules: ['@docusaurus/utils-common/lib/index.js'],
    request: 'tslib',
    by: path.join(__dirname, 'importDefault.js'),
  },
];

/**
 * Rules for the bundler.
 *
 * @throws Error when Docusaurus no longer imports one of them
 */
export function replacementRules() {
  return REPLACEMENTS.map(({modules, request, by}) => {
    const files = modules.map((module) => path.join(PACKAGES, module));
    for (const file of files) checkImport(file, request);
    return {include: files, resolve: {alias: {[`${request}$`]: by}}};
  });
}

function checkImport(file: string, request: string): void {
  const imports = [...fs.readFileSync(file, 'utf8').matchAll(/(?:from |require\()["']([^"']+)["']/g)];
  if (imports.some(([, other]) => other === request)) return;
  throw new Error(
    `plugins/application-start replaces ${request} in ${path.relative(PACKAGES, file)} of Docusaurus 3.10, which no longer imports it.`,
  );
}
