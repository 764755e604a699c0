import {resolve} from 'node:path';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {aliasedSitePath, getFileLoaderUtils, normalizeUrl} from '@docusaurus/utils';
import type {CoveredExample} from './covers';
import type {ExamplesPluginOptions} from './options';
import {ImageList, toExampleCard, toExamplePageData} from './props';

type RouteContext = {
  readonly examples: readonly CoveredExample[];
  readonly actions: PluginContentLoadedActions;
  readonly options: ExamplesPluginOptions;
  readonly context: LoadContext;
};

export async function createExampleRoutes(route: RouteContext): Promise<void> {
  const pages = route.examples.filter(({url}) => url === undefined);
  const routes = [
    await createListRoute(route),
    ...(await Promise.all(pages.map((example) => createExampleRoute(route, example)))),
  ];
  routes.forEach(route.actions.addRoute);
}

async function createListRoute(route: RouteContext): Promise<RouteConfig> {
  const images = new ImageList();
  const listPath = toListPath(route);
  const cards = route.examples.map((example) => toExampleCard(example, listPath, images));
  return {
    path: listPath,
    component: '@theme/ExampleListPage',
    exact: true,
    modules: {
      examples: await route.actions.createData('list.json', cards),
      images: await createImages(route, 'list', images),
    },
  };
}

async function createExampleRoute(route: RouteContext, example: CoveredExample): Promise<RouteConfig> {
  const images = new ImageList();
  const {context, options, actions} = route;
  const listPath = toListPath(route);
  const page = toExamplePageData(example, {listPath, editUrl: options.editUrl}, images);
  return {
    path: `${listPath}/${example.slug}`,
    component: '@theme/ExamplePage',
    exact: true,
    metadata: {sourceFilePath: example.sourcePath},
    modules: {
      example: await actions.createData(`${example.slug}.json`, page),
      images: await createImages(route, example.slug, images),
      content: aliasedSitePath(resolve(context.siteDir, example.sourcePath), context.siteDir),
    },
  };
}

/** A module that gives the addresses which the bundler gives the images. */
function createImages({actions, context}: RouteContext, name: string, {files}: ImageList): Promise<string> {
  const loader = getFileLoaderUtils(false).loaders.inlineMarkdownAssetImageFileLoader;
  const imports = files.map((file, index) => {
    return `import image${index} from ${JSON.stringify(loader + resolve(context.siteDir, file))};`;
  });
  const names = files.map((_, index) => `image${index}`).join(', ');
  return actions.createData(`${name}-images.js`, `${imports.join('\n')}\nexport default [${names}];\n`);
}

function toListPath({context, options}: RouteContext): string {
  return normalizeUrl([context.baseUrl, options.routeBasePath]);
}
