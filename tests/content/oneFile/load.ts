/**
 * Loads a site as the build does before it bundles: configuration, front matter, sidebars, and the lists that plugins make.
 * Runs in a process of its own, as Docusaurus takes its folder from there. Prints what it has found as JSON.
 */
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {expandFolders} from '../../../src/config/redirects/rules';
import type {ProgramGroup} from '../../../src/playground/model/siteProgram';
import type {RedirectRules} from '../../../src/config/redirects/types';
import type {LoadedSite} from './problems';

type LoadSite = (options: {readonly siteDir: string}) => Promise<{readonly props: Props}>;

async function main([siteDir = '', file = '']: readonly string[]): Promise<void> {
  const load = createRequire(resolve(siteDir, 'package.json'));
  const {loadSite} = load('@docusaurus/core/lib/server/site') as {readonly loadSite: LoadSite};
  const {props} = await loadSite({siteDir});
  const contentOf = <T>(name: string) =>
    props.plugins.filter((plugin) => plugin.name === name).map(({content}) => content as T);
  const versions = contentOf<LoadedContent>('docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions,
  );
  const {redirects} = load(resolve(siteDir, 'src/config/redirects/list.ts')) as {
    readonly redirects: RedirectRules;
  };
  const site: LoadedSite = {
    routes: props.routesPaths,
    sidebars: JSON.stringify(versions.map(({sidebars}) => sidebars)),
    redirects: expandFolders(redirects, props.routesPaths),
    playground: contentOf<ProgramGroup[]>('learning')
      .flat()
      .flatMap(({programs}) => programs.map(({page}) => page)),
    navbar: JSON.stringify(props.siteConfig.themeConfig.navbar),
  };
  writeFileSync(file, JSON.stringify(site));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
