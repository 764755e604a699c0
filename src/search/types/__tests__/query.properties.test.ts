// cspell:ignore letrec
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileText, mutated, neverBreaks} from '@site/tests/support/hostile';
import {parseTypeQuery} from '../query';
import {createTypeReader, type WingType} from '../typeSyntax';

const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}(\.[A-Z]\w{0,8})?$/).filter((text) => text !== 'inflight');
const {type} = fc.letrec<{type: WingType}>((tie) => ({
  type: fc.oneof(
    {depthSize: 'small', maxDepth: 6},
    fc.record({name, args: fc.constant([]), isOptional: fc.boolean()}),
    fc.record({
      name,
      args: fc.array(tie('type'), {minLength: 1, maxLength: 3}),
      isOptional: fc.boolean(),
    }),
    fc.record({
      name: fc.constant('inflight'),
      args: fc.array(tie('type'), {maxLength: 3}),
      output: tie('type'),
      isOptional: fc.boolean(),
    }),
  ),
}));

function spell({name: own, args, output, isOptional}: WingType): string {
  const inside = args.map(spell).join(', ');
  if (output) {
    const closure = `inflight (${inside}): ${spell(output)}`;
    return isOptional ? `(${closure})?` : closure;
  }
  return `${own}${inside && `<${inside}>`}${isOptional ? '?' : ''}`;
}

it('a type is read as it is spelled', () => {
  neverBreaks(
    type,
    (value) => createTypeReader(spell(value)).type(),
    (read, value) => expect(read).toEqual(value),
    500,
  );
});

it('any text is a query with types in it, or none', () => {
  const query = fc.tuple(type, type).map(([input, output]) => `${spell(input)} -> ${spell(output)}`);
  neverBreaks(
    fc.oneof(hostileText(), mutated(query)),
    (text) => parseTypeQuery(text),
    (read) => {
      if (read) expect([...(read.inputs ?? []), read.output ?? []].flat().length).toBeGreaterThan(0);
    },
    1_000,
  );
});

it.each(['(', 'Array<', 'inflight (', '((a', 'a,', 'a: ', '...', ' ', 'a.', '->', 'a?', 'str -> '])(
  'two million characters of “%s” are looked at once',
  (piece) => {
    const long = piece.repeat(Math.ceil(2_000_000 / piece.length));
    expect(parseTypeQuery(`${long} -> str`)).toBeUndefined();
    const reader = createTypeReader(long);
    reader.parameters();
    expect(reader.at).toBeLessThanOrEqual(long.length);
  },
);
