// What may import what, for dependency-cruiser: the table of src/README.md, read as rules, and no circles.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readRooms} from './rooms.mjs';

const README = path.resolve(import.meta.dirname, '../src/README.md');

/** Packages that need a page around them: React, Docusaurus and the editor. */
const PAGE_PACKAGES = '(^|/)node_modules/(react|react-dom|@docusaurus|@codemirror|@docsearch|@theme)/';

const rooms = readRooms(readFileSync(README, 'utf8'));

export default {
  forbidden: [
    {
      name: 'circle',
      comment:
        'Two files that import each other cannot be read one after the other: move what both need to a third.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...[...rooms].map(([room, allowed]) => ({
      name: `room ${room}`,
      comment: `src/README.md: src/${room} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other room'}.`,
      severity: 'error',
      from: {path: `^src/${room}/`},
      to: {
        path: '^(src|plugins|tests|docusaurus\\.config)[/.]',
        pathNot: `^src/(${[room, ...allowed].join('|')})/`,
      },
    })),
    {
      name: 'room without a row',
      comment: 'src/README.md: each folder of src has a row in the table.',
      severity: 'error',
      from: {},
      to: {path: '^src/[^/]+/', pathNot: `^src/(${[...rooms.keys()].join('|')})/`},
    },
    {
      name: 'plugin',
      comment: 'A plugin is the one of a room, by the name that Docusaurus knows it by.',
      severity: 'error',
      from: {path: '^plugins/'},
      to: {
        path: '^(src|plugins|tests|docusaurus\\.config)[/.]',
        pathNot: '^src/.*(/plugin|docsPlugin)\\.ts$',
      },
    },
    {
      name: 'no page around it',
      comment: 'The language, the engine and the sandbox run in Node and in workers, where there is no page.',
      severity: 'error',
      from: {
        path: '^src/(lib/|wing/|markdown/|config/redirects/|playground/(?!page/))',
        pathNot: '/(plugin|options)\\.ts$|^src/lib/publishing\\.ts$',
      },
      to: {path: PAGE_PACKAGES},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '__fixtures__|__tests__|\\.test\\.tsx?$|\\.css$'},
    tsConfig: {fileName: path.resolve(import.meta.dirname, '../tsconfig.json')},
    // Types are imports as well: a room that knows the types of another knows the other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts']},
  },
};
