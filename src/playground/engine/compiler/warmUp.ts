/**
 * Makes one request of each kind about a program of our own. Browsers compile a function of the compiler when it is first
 * called: the first response of a kind takes a hundred times as long as the second.
 */
import type {CompilerAssets} from './compile';
import {createLanguageServices} from './languageServices';

const FILE = 'main.w';
const PROGRAM = 'bring cloud;\nlet bucket = new cloud.Bucket();\nbucket.addObject("key", "text");\n';

/** Each step takes as long as one or two requests. */
export function* warmUp(assets: CompilerAssets): Generator<undefined, void> {
  const {update, hover, completion, signatureHelp, definition, documentSymbols} =
    createLanguageServices(assets);
  const at = (character: number) => ({uri: FILE, position: {line: 2, character}});
  const requests = [
    () => hover(at(9)),
    () => completion(at(7)),
    () => signatureHelp(at(17)),
    () => definition(at(2)),
    () => documentSymbols(FILE),
  ];
  update({[FILE]: PROGRAM}, FILE);
  for (const request of requests) {
    yield;
    request();
  }
}
