/**
 * Asks all that an editor asks, about a program of our own. Browsers compile a function of the compiler when it is called
 * first: the first answer of a kind takes a hundred times as long as the second.
 */
import type {CompilerAssets} from './compile';
import {createLanguageServices} from './languageServices';

const FILE = 'main.w';
const PROGRAM = 'bring cloud;\nlet bucket = new cloud.Bucket();\nbucket.addObject("key", "text");\n';

/** Each step takes as long as a question or two. */
export function* warmUp(assets: CompilerAssets): Generator<undefined, void> {
  const {update, hover, complete, signatureHelp, definition, symbols} = createLanguageServices(assets);
  const at = (character: number) => ({file: FILE, line: 2, character});
  const questions = [
    () => hover(at(9)),
    () => complete(at(7)),
    () => signatureHelp(at(17)),
    () => definition(at(2)),
    () => symbols(FILE),
  ];
  update({[FILE]: PROGRAM}, FILE);
  for (const ask of questions) {
    yield;
    ask();
  }
}
