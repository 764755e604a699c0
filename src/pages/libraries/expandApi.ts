import type {RootContent} from 'mdast';
import {typeAnchor} from '../../reference/anchors';
import {expandEntries} from '../../reference/expand';
import {expandIndex} from '../../reference/memberIndex';
import type {ApiType, Model} from '../../reference/model';
import type {Reference, ReferencePage} from '../../reference/reference';
import {block, paragraph, text} from '../../markdown/nodes';
import type {LibraryApi} from './api';
import {type Library, MEASURED_WITH} from './list';

/**
 * The interface of a library in the form of the API reference, with links to the standard library's own pages.
 *
 * @param page path of the page, relative to the repository's folder
 */
export function expandApi(library: Library, api: LibraryApi, page: string, sdk: Reference): RootContent[] {
  const reference = withLibrary(sdk, api, page);
  const classes = api.entries.map(([name]) => name!);
  return [
    ...introduce(library),
    ...expandIndex(classes, reference),
    ...api.entries.flatMap((names) => withOldAnchors(expandEntries(names, reference), names, api.model)),
    ...mention(api),
  ];
}

/**
 * The two references as one. No class is said to be the page's subject, even where it is the only one: its members'
 * anchors would be bare names, and `connection` is one of a table and of a type.
 */
function withLibrary(sdk: Reference, {model, entries}: LibraryApi, page: string): ReferencePage {
  const {pages, entries: sdkEntries} = sdk.registry;
  return {
    ...sdk,
    page,
    model: new Map([...sdk.model, ...model]),
    registry: {
      ...sdk.registry,
      pages: new Map([...pages, ...entries.flat().map((name) => [name, page] as const)]),
      entries: new Map([...sdkEntries, ...entries.map((names) => [`${page}:${names[0]}`, names] as const)]),
    },
  };
}

function introduce({published, version, compiles = []}: Library): RootContent[] {
  const newer = published === version ? '' : `; the source on GitHub has version ${version}`;
  const useless = compiles.length === 0 ? ` It doesn't compile with Wing ${MEASURED_WITH}.` : '';
  return [
    paragraph(
      text(`This is the interface of version ${published}, the one on the npm registry${newer}.${useless}`),
    ),
  ];
}

/** The manual of the libraries that `wing docs` writes has headings such as “TableProps (struct)”: links lead there. */
function withOldAnchors(
  nodes: readonly RootContent[],
  names: readonly string[],
  model: Model,
): RootContent[] {
  const types = new Map(names.map((name) => [typeAnchor(model.get(name)!), model.get(name)!]));
  return nodes.flatMap((node) => {
    const type = types.get(idOf(node) ?? '');
    return type ? [oldAnchor(type), node] : [node];
  });
}

function idOf(node: RootContent): string | undefined {
  const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function oldAnchor({kind, members, shortName}: ApiType): RootContent {
  const side = members.some(({phase}) => phase === 'preflight') ? 'preflight' : 'inflight';
  const id = [typeAnchor({shortName}), ...(kind === 'class' ? [side] : []), kind, ''].join('-');
  return block('ApiAnchor', {id}, []);
}

/** Public types that no class leads to: parts for single platforms, and what tests use. */
function mention({others}: LibraryApi): RootContent[] {
  if (others.length === 0) return [];
  const names = others.flatMap((name, index) => [
    text(index === 0 ? '' : ', '),
    {type: 'inlineCode', value: name} as const,
  ]);
  return [paragraph(text('Other public types: '), ...names, text('.'))];
}
