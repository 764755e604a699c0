/**
 * Builds sites one after another in one process, which loads Docusaurus once, and prints as JSON what each build ends
 * with, in the words of the command line: null where it succeeds. Folders are its arguments.
 */
import {inspect} from 'node:util';
// The package names no main module; the command line loads this one.
import docusaurus from '@docusaurus/core/lib/index.js';

const messages = [];
const print = process.stdout.write.bind(process.stdout);
// What the builds say besides belongs to people who watch them.
process.stdout.write = process.stderr.write.bind(process.stderr);
for (const folder of process.argv.slice(2)) {
  messages.push(
    await docusaurus.build(folder, {minify: false}).then(
      () => null,
      (error) => inspect(error, {depth: Infinity}),
    ),
  );
}
print(JSON.stringify(messages), () => process.exit());
