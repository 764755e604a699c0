import {describe, expect, it} from 'vitest';
import {memberNames} from '../../shared/apiNames';
import {recordOf} from '../../shared/__tests__/records';
import {createTypeSearch} from '../typeSearch';

/** Members as `Bucket.get` with their signatures: which of them a query finds, the best first. */
function find(query: string, members: Readonly<Record<string, string>>): string[] {
  const records = Object.entries(members).map(([path, text], index) => {
    const [member = '', ...owner] = path.split('.').reverse();
    const names = memberNames(member, owner.reverse().join('.'));
    return recordOf(`/${index}`, {kind: 'member', trail: [member], names, text});
  });
  const answer = createTypeSearch(records, (index) => records[index]!.text).search(query, () => true);
  return answer?.found.map(({index}) => Object.keys(members)[index]!) ?? [];
}

const EXACT = {'a.One.x': 'x(key: str, n: num): Json'};

describe('scoreOf', () => {
  it.each([
    [
      'inputs in their order before others',
      'One, num, str -> Json',
      {...EXACT, 'a.One.y': 'y(n: num, key: str): Json'},
    ],
    [
      'fewer inputs before more',
      'str -> Json',
      {'a.x': 'a.x(key: str, n: num): Json', 'a.y': 'a.y(key: str): Json'},
    ],
    [
      'an optional input that is left out before one that is missing',
      'str -> Json',
      {'a.x': 'a.x(key: str, n: num): Json', 'a.y': 'a.y(key: str, n: num?): Json'},
    ],
    [
      'what can be nil after what cannot, unless it is asked for',
      'str -> Json',
      {'a.x': 'a.x(key: str): Json?', 'a.y': 'a.y(key: str): Json'},
    ],
    [
      'what can be nil, if it is asked for',
      'str -> Json?',
      {'a.x': 'a.x(key: str): Json', 'a.y': 'a.y(key: str): Json?'},
    ],
    [
      'a type before any and before T',
      'Json -> str',
      {'T.x': 'T.x(value: Json): T', 'a.z': 'a.z(value: any): str', 'a.y': 'a.y(value: Json): str'},
    ],
    [
      'a T that is the same in both places',
      'Array<str> -> str',
      {'Array.x': 'x(): num', 'MutArray.y': 'y(): T', 'Array.y': 'y(): T'},
    ],
    [
      'a type that holds what is asked for before one that holds other types',
      'str -> Array<str>',
      {'a.x': 'a.x(key: str): Array<T>', 'a.y': 'a.y(key: str): Array<str>'},
    ],
    [
      'a method of the type before a function',
      'One -> str',
      {'cloud.z': 'cloud.z(one: One, key: str): str', 'cloud.One.y': 'y(key: str): str'},
    ],
  ])('prefers %s', (_, query, members) => {
    expect(find(query, members)[0]).toBe(Object.keys(members).at(-1));
  });

  it.each([
    ['another output', 'str -> num', 'a.x(key: str): Json'],
    ['none of the inputs', 'num -> Json', 'a.x(key: str): Json'],
    ['an output where there is none', 'str -> T', 'a.x(key: str): void'],
    ['another output in a collection', 'str -> Array<num>', 'a.x(key: str): Array<str>'],
  ])('leaves a member with %s', (_, query, signature) => {
    expect(find(query, {'a.x': signature, 'a.known': 'a.known(a: num, b: Array<num>): num?'})).not.toContain(
      'a.x',
    );
  });

  it('takes values one by one or as a list where any number may be passed', () => {
    const members = {'a.Queue.push': 'push(...messages: Array<str>): void'};
    expect(find('Queue, str -> void', members)).toHaveLength(1);
    expect(find('Queue, Array<str> -> void', members)).toHaveLength(1);
  });

  it('compares what a function takes and returns, if the query says it', () => {
    const members = {
      'a.on': 'a.on(handler: inflight (message: str): void): num',
      'a.every': 'a.every(handler: inflight (): void): num',
    };
    expect(find('inflight -> num', members)).toHaveLength(2);
    expect(find('(inflight (str): void) -> num', members)[0]).toBe('a.on');
    expect(find('(inflight (): void) -> num', members)[0]).toBe('a.every');
  });

  it('has the closest members when none takes all that is asked for', () => {
    expect(find('num, num -> Json', {'a.x': 'a.x(n: num): Json'})).toEqual(['a.x']);
  });
});
