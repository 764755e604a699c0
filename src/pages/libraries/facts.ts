import type {PhrasingContent, RootContent, Table, TableCell, TableRow} from 'mdast';
import {block, inline, link, paragraph, text} from '../../markdown/nodes';
import {relativeLink} from '../../markdown/relativeLink';
import {type Library, MEASURED_WITH, PAGES} from './list';

/** What the pages say about getting the libraries that npm cannot install. */
const FROM_SOURCE = 'docs/libraries/using-winglibs.md#from-source';

/** The facts at the top of a library's page: package, install command, source, platforms. */
export function createHeader(library: Library, page: string): RootContent {
  const {package: id, published, source, version, platforms, compiles} = library;
  const facts: [string, PhrasingContent[]][] = [
    ['Package', [code(id)]],
    [
      'Install',
      published === null
        ? [
            text('not on the npm registry: '),
            link(relativeLink(page, FROM_SOURCE), text('pack it from source')),
          ]
        : [code(`npm install ${id}@${published}`)],
    ],
    ['Source', [link(source, text(`version ${version} on GitHub`))]],
    ['Platforms', namesOf(platforms)],
    ...(compiles
      ? [
          [
            'Compiles',
            [
              ...(compiles.length > 0
                ? [text('for '), ...listed(compiles.map(code)), text(', ')]
                : [text('not ')]),
              text(`with Wing ${MEASURED_WITH}`),
            ],
          ] as [string, PhrasingContent[]],
        ]
      : []),
  ];
  return block(
    'dl',
    {className: published === null ? 'library-facts source-only' : 'library-facts'},
    facts.flatMap(([term, value]) => [
      block('dt', {}, [text(term)] as RootContent[]),
      block('dd', {}, value as RootContent[]),
    ]),
  );
}

/** The libraries as a table, each with a link to its page. */
export function createList(libraries: readonly Library[], page: string): Table {
  const head = ['Library', 'Purpose', 'Platforms', 'On npm'];
  return {
    type: 'table',
    children: [
      row(head.map((word) => [text(word)])),
      ...libraries.map(({name, title, summary, platforms, published}) =>
        row([
          [link(relativeLink(page, `${PAGES}/${name}.md`), text(title)), text(' '), code(name)],
          [text(summary)],
          namesOf(platforms),
          [text(published ?? 'source only')],
        ]),
      ),
    ],
    data: {hProperties: {className: ['library-list']}},
  };
}

/** The published libraries as a table of their versions, and of the platforms that they compile for. */
export function createPublished(libraries: readonly Library[], page: string): Table {
  const head = ['Library', 'On npm', 'Source', `Compiles with Wing ${MEASURED_WITH}`];
  return {
    type: 'table',
    children: [
      row(head.map((word) => [text(word)])),
      ...libraries
        .filter(({published}) => published !== null)
        .map(({name, package: id, version, published, compiles = []}) =>
          row([
            [link(relativeLink(page, `${PAGES}/${name}.md`), code(id))],
            [text(published!)],
            [text(version)],
            compiles.length > 0 ? [text('for '), ...listed(compiles.map(code))] : [text('no')],
          ]),
        ),
    ],
  };
}

/** How many there are, and which of them npm can install. */
export function createCounts(libraries: readonly Library[]): RootContent {
  const published = libraries.filter((library) => library.published !== null);
  const names = published.map(({name}) => code(name));
  return paragraph(
    text(
      `The collection has ${libraries.length} libraries. The npm registry has ${published.length} of them: `,
    ),
    ...listed(names),
    text(`. The other ${libraries.length - published.length} exist only as source.`),
  );
}

function namesOf(platforms: Library['platforms']): PhrasingContent[] {
  if (platforms.includes('*')) return [text('all')];
  return listed(platforms.map(code), ', ');
}

function listed(parts: readonly PhrasingContent[], last = ' and '): PhrasingContent[] {
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [text(index === parts.length - 1 ? last : ', '), part],
  );
}

function row(cells: readonly PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children): TableCell => ({type: 'tableCell', children}))};
}

function code(value: string): PhrasingContent {
  return inline('code', {}, [text(value)]);
}
