/**
 * Style sheets of chunks: the rules are text in the chunk that needs them, and the document adopts them with it. So they arrive
 * together, need no request, and no policy on inline styles stands in the way.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {transform} from 'lightningcss';

const MODULE = /\.module\.css$/;

export const adoptedStyles: Plugin = {
  name: 'adopted-styles',
  setup({onLoad}) {
    onLoad({filter: /\.css$/}, async ({path: file}) => {
      const {code, exports} = transform({
        filename: path.relative('', file),
        code: await fs.readFile(file),
        minify: true,
        cssModules: MODULE.test(file) ? {pattern: '[hash]-[local]'} : false,
      });
      const imports = new Map<string, string>();
      // They come in another order each time.
      const entries = Object.entries(exports ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      const names = entries.map(([name, {name: own, composes}]) => {
        const all = composes.map((other) => {
          if (other.type !== 'dependency') return JSON.stringify(other.name);
          const from = imports.get(other.specifier) ?? `sheet${imports.size}`;
          imports.set(other.specifier, from);
          return `${from}[${JSON.stringify(other.name)}]`;
        });
        return `${JSON.stringify(name)}: ${[JSON.stringify(own), ...all].join(" + ' ' + ")}`;
      });
      return {
        loader: 'js',
        resolveDir: path.dirname(file),
        contents: [
          ...[...imports].map(([specifier, name]) => `import ${name} from ${JSON.stringify(specifier)};`),
          `const sheet = new CSSStyleSheet();`,
          `sheet.replaceSync(${JSON.stringify(code.toString())});`,
          `document.adoptedStyleSheets.push(sheet);`,
          `export default {${names.join(', ')}};`,
        ].join('\n'),
      };
    });
  },
};
