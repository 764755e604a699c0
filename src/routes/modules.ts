/** Writes the modules that the application has in the place of Docusaurus' lists. */
import {shardOf, SHARDS} from './shardOf';
import {nameOf, type FrameList, type FrameRoute, type SplitPage, type SplitRoutes} from './split';

/** Stands for the files of a page until the bundler knows their names (`files.ts`). */
export const FILES = 'files of the page';

/** The beginning of the names of the pieces' chunks. */
export const SHARD_NAME = 'routes-';

/**
 * The frame, with what is needed to add pages to it.
 *
 * @param file name of the module, of which the pieces are queries
 */
export function writeFrame({frame, kinds}: SplitRoutes, file: string): string {
  const shards = Array.from({length: SHARDS}, (_, shard) =>
    writeImport(`./${file}?shard=${shard}`, `${SHARD_NAME}${shard}`),
  );
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import {AllRoutes} from '@site/src/routes/client/AllRoutes';",
    'export const lists = [];',
    `const frame = ${writeList(frame)};`,
    // Routes below a route are rendered from the list as it is then.
    "export default [{path: '/', component: AllRoutes, routes: frame}];",
    `export const kinds = ${JSON.stringify(kinds)};`,
    `export const shards = [${shards.join(', ')}];`,
    '',
  ].join('\n');
}

/** The pages of one piece. */
export function writeShard({pages}: SplitRoutes, shard: number, file: string): string {
  const own = pages.filter(({path}) => shardOf(path) === shard);
  return `export default [\n${own.map((page) => writePage(page, file)).join('')}];\n`;
}

/** The parts that only one page has, in one module. */
export function writeParts({modules}: SplitPage): string {
  const imports = modules.map((module, part) => `import * as part${part} from ${JSON.stringify(module)};\n`);
  return `${imports.join('')}export default [${modules.map((_, part) => `part${part}`).join(', ')}];\n`;
}

/** The parts that are loaded by the name of each. */
export function writeRegistry({modules}: SplitRoutes): string {
  const entries = [...modules].map(
    ([name, module]) => `  ${JSON.stringify(name)}: [${writeImport(module, name)}],\n`,
  );
  return `export default {\n${entries.join('')}};\n`;
}

function writePage({path, kind, document}: SplitPage, file: string): string {
  const fields = [
    `path: ${JSON.stringify(path)}`,
    `kind: ${kind}`,
    `load: ${writeImport(`./${file}?page=${path}`, path)}`,
    `files: ${JSON.stringify(FILES)}`,
    document && `document: ${JSON.stringify(document)}`,
  ];
  return `  {${fields.filter(Boolean).join(', ')}},\n`;
}

/** Chunks have names for those who read the bundler's list of them. */
function writeImport(module: string, chunk: string): string {
  return `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(module)})`;
}

function writeList({number, routes}: FrameList): string {
  return `(lists[${number}] = [${routes.map(writeRoute).join(', ')}])`;
}

function writeRoute(route: FrameRoute): string {
  const fields = [
    `path: ${JSON.stringify(route.path)}`,
    // Pages that are added move it: without a key, React would take it for another.
    `key: ${JSON.stringify(nameOf(route))}`,
    `component: ComponentCreator(${JSON.stringify(route.path)}, ${JSON.stringify(route.hash)})`,
    ...Object.entries(route.rest).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    route.routes && `routes: ${writeList(route.routes)}`,
  ];
  return `{${fields.filter(Boolean).join(', ')}}`;
}
