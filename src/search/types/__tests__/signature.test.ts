import {describe, expect, it} from 'vitest';
import {memberNames, typeNames} from '../../shared/apiNames';
import {recordOf} from '../../shared/__tests__/records';
import {readSignature} from '../signature';
import {typeOf} from './types';

function read(type: string, member: string, text: string) {
  const names = memberNames(member, type);
  return readSignature(recordOf('/api', {kind: 'member', trail: ['API', member], names}), text);
}
const parameter = (name: string, more = {}) => ({type: typeOf(name, more), isRest: false});

describe('readSignature', () => {
  it('reads a method with what it is called on, and leaves the description', () => {
    expect(
      read('cloud.Bucket', 'get', 'get(key: str, opts: BucketGetOptions?): str Returns (at once).'),
    ).toEqual({
      text: 'get(key: str, opts: BucketGetOptions?): str',
      owner: 'cloud.Bucket',
      receiver: typeOf('cloud.Bucket'),
      parameters: [parameter('str'), parameter('BucketGetOptions', {isOptional: true})],
      output: typeOf('str'),
      isProperty: false,
    });
  });

  it('reads a property', () => {
    expect(read('cloud.Api', 'url', 'url: str? The base URL.')).toEqual({
      text: 'url: str?',
      owner: 'cloud.Api',
      receiver: typeOf('cloud.Api'),
      parameters: [],
      output: typeOf('str', {isOptional: true}),
      isProperty: true,
    });
  });

  it('reads a constructor, which returns its type and is called on nothing', () => {
    const signature = read('cloud.Queue', 'new', 'new cloud.Queue(props: QueueProps?) Makes one.');
    expect(signature).toMatchObject({
      text: 'new cloud.Queue(props: QueueProps?)',
      output: typeOf('cloud.Queue'),
    });
    expect(signature).not.toHaveProperty('receiver');
  });

  it('reads functions of modules and static methods, which are called on nothing', () => {
    expect(read('fs', 'exists', 'fs.exists(path: str): bool Check.')).not.toHaveProperty('receiver');
    expect(read('num', 'fromStr', 'num.fromStr(str: str): num')).not.toHaveProperty('receiver');
    expect(read('math', 'PI', 'math.PI: num Pi.')).toMatchObject({output: typeOf('num'), isProperty: true});
  });

  it('is called on a collection of T', () => {
    expect(read('MutArray', 'pop', 'pop(): T Remove.')).toMatchObject({
      receiver: typeOf('MutArray', {args: [typeOf('T')]}),
    });
  });

  it('returns nothing where no type is written', () => {
    expect(read('ui.Row', 'add', 'add(row: str)')).toMatchObject({output: typeOf('void')});
  });

  it.each([
    ['a value of an enum', 'GET', 'GET GET.'],
    ['another name', 'get', 'put(key: str): void'],
    ['a signature that is cut off', 'get', 'get(key: str'],
    ['a signature without a type', 'get', 'get: '],
    ['nothing', 'get', ''],
  ])('leaves %s', (_, member, text) => {
    expect(read('cloud.Bucket', member, text)).toBeUndefined();
  });

  it('leaves types and headings', () => {
    const text = 'Bucket(key: str): str';
    const type = recordOf('/api', {kind: 'member', trail: ['Bucket'], names: typeNames('cloud.Bucket')});
    expect(readSignature(type, text)).toBeUndefined();
    expect(readSignature(recordOf('/api', {kind: 'heading', trail: ['Bucket']}), text)).toBeUndefined();
  });
});
