import {describe, expect, it} from 'vitest';
import {readModule} from '../declarations';

const SHELF = `
bring cloud;
bring "./labels.w" as labels;

// A note of the authors, which documents nothing.
/// Options of a shelf.
pub struct ShelfProps {
  /**
   * How wide it is.
   *
   * @default 3
   */
  width: num?;
}

class Nail {}

pub enum Colour { RED, BLUE }

/// Holds things.
pub class Shelf extends labels.Labelled impl IShelf, std.IResource {
  hidden: MutMap<inflight (str): void>;
  pub static count: num;
  new(props: ShelfProps?) {
    let text = "a } in a string, and {"another"} inside";
  }
  inflight new() {}
  /// Takes a thing.
  pub inflight take(key: str, then: (inflight (found: str): void)?): Json? { if true { return nil; } }
  extern "./shelf.js" pub static inflight all(...keys: Array<str>): Array<str>;
  close() {}
}`;

describe('the declarations of a module', () => {
  const {brings, types} = readModule(SHELF, 'shelf.w');
  const [props, colour, shelf] = types;

  it('are the public ones, with the modules that they name', () => {
    expect([...brings]).toEqual([['labels', './labels.w']]);
    expect(types.map(({kind, name}) => `${kind} ${name}`)).toEqual([
      'struct ShelfProps',
      'enum Colour',
      'class Shelf',
    ]);
    expect(colour!.values.map(({name}) => name)).toEqual(['RED', 'BLUE']);
    expect([shelf!.parents, shelf!.implemented]).toEqual([['labels.Labelled'], ['IShelf', 'std.IResource']]);
  });

  it('have the comments before them', () => {
    expect(props!.doc).toBe('Options of a shelf.');
    expect(props!.members[0]!.doc).toBe('How wide it is.\n\n@default 3');
  });

  it('have public members, and the constructors', () => {
    const rows = shelf!.members.map(({kind, name, isInflight, isStatic}) => [
      kind,
      name,
      isInflight ? 'inflight' : '',
      isStatic ? 'static' : '',
    ]);
    expect(rows).toEqual([
      ['property', 'count', '', 'static'],
      ['constructor', 'new', '', ''],
      ['constructor', 'new', 'inflight', ''],
      ['method', 'take', 'inflight', ''],
      ['method', 'all', 'inflight', 'static'],
    ]);
  });

  it('have types with closures in them', () => {
    const take = shelf!.members.find(({name}) => name === 'take')!;
    expect(take.parameters[1]!.type).toEqual({
      kind: 'optional',
      of: {
        kind: 'function',
        isInflight: true,
        parameters: [{name: 'found', type: {kind: 'named', name: 'str'}}],
        answer: {kind: 'named', name: 'void'},
      },
    });
    expect(take.type).toEqual({kind: 'optional', of: {kind: 'named', name: 'Json'}});
  });

  it('are refused with file and line where there is something else', () => {
    expect(() => readModule('bring cloud;\n\nlet x = 1;', 'main.w')).toThrow(
      'main.w:3: expected a declaration of a class, interface, struct or enum, found let',
    );
    expect(() => readModule('pub struct A {\n  b str;\n}', 'a.w')).toThrow('a.w:2: expected ":", found str');
    expect(() => readModule('pub class A {', 'a.w')).toThrow('a.w:1: expected more, found the end');
  });
});
