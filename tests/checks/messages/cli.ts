/**
 * `npm run messages -- SOURCES`: lists the messages of the toolchain from its sources, which are at
 * https://github.com/winglang/wing, and writes the list that the tests hold the pages to.
 */
import {writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {AREAS, readMessages} from './readMessages';

const sources = process.argv[2];
if (!sources) {
  console.error('usage: npm run messages -- FOLDER');
  process.exit(2);
}
const messages = readMessages(resolve(sources));
writeFileSync(resolve(__dirname, 'messages.json'), `${JSON.stringify(messages, undefined, 2)}\n`);
console.log(AREAS.map((area) => `${area}: ${messages[area].length}`).join(', '));
