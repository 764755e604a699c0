import fc, {type Arbitrary} from 'fast-check';
import {damaged, hostileData} from '../../../../tests/support/hostile';
import {isProgram, type Program} from '../program';

const NAME = fc.stringMatching(/^[\w-][\w-]{0,8}$/);
const PATH = fc
  .tuple(fc.array(NAME, {minLength: 1, maxLength: 3}), fc.constantFrom('w', 'js', 'ts', 'json', 'txt'))
  .map(([names, ending]) => `${names.join('/')}.${ending}`);
/** Without the line ends of other systems, which are changed when a program is opened. */
const TEXT = fc
  .oneof(
    fc.string({unit: 'binary', maxLength: 300}),
    fc.string({unit: 'grapheme', maxLength: 300}),
    fc.constantFrom('', '\0', '\uD800', '\uFEFF', 'log("a");\n'.repeat(200)),
  )
  .map((text) => text.replace(/\r\n?/g, '\n'));

/** Programs that can be shared, with texts of any characters. */
export function programs(): Arbitrary<Program> {
  return fc
    .record({
      files: fc.dictionary(PATH, TEXT, {maxKeys: 6, noNullPrototype: true}),
      entry: fc.constantFrom('main.w', 'shop.main.w', 'lib/a.test.w'),
      text: TEXT,
      compilerVersion: fc.constantFrom('0.85.49', '1.2.3-rc.1'),
    })
    .map(({files, entry, text, compilerVersion}) => ({
      files: {...files, [entry]: text},
      entry,
      compilerVersion,
    }))
    .filter(isProgram);
}

/** What may be in place of a program. */
export function hostilePrograms(): Arbitrary<unknown> {
  const manyFiles = fc.nat({max: 3_000}).map((length) => ({
    files: Object.fromEntries(Array.from({length}, (_, index) => [`a${index}`, ''])),
    entry: 'main.w',
    compilerVersion: '0.85.49',
  }));
  return fc.oneof({weight: 5, arbitrary: damaged(programs())}, hostileData(), manyFiles);
}
