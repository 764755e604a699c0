import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {assembly, resource, STR, struct} from '../../__tests__/builders';
import {toModel} from '../../model';
import {referenceOf} from '../../reference';
import {correct} from '../correct';
import {missingEvidence} from '../evidence';
import {CORRECTIONS, parseCorrections, readCorrections} from '../read';

const model = toModel(
  assembly(
    ...resource('cloud.Shelf', [
      {
        name: 'take',
        parameters: [{name: 'key', type: STR, docs: {summary: 'The key.'}}],
        docs: {
          summary: 'Takes.',
          remarks: 'A thing.',
          returns: 'undefined',
          custom: {throws: 'if it is full'},
        },
      },
    ]),
    struct('cloud.ShelfProps', [{name: 'size', type: STR, docs: {summary: 'Size.', default: '- 3'}}]),
  ),
);
const EVIDENCE = '  evidence:\n    - {page: docs/a.md, text: a}\n';

function problemsOf(source: string): readonly string[] {
  const {corrections, problems} = parseCorrections('a.yml', source);
  return [...problems, ...correct(model, corrections).problems];
}

describe('corrections', () => {
  it('stand in the place of the comments', () => {
    const {corrections, problems} = parseCorrections(
      'a.yml',
      `cloud.IShelfClient.take:\n  text: Removes a thing.\n  parameters: {key: Name of the thing.}\n  returns: "\`nil\`."\n  throws: false\n${EVIDENCE}` +
        `cloud.ShelfProps.size:\n  default: "4"\n  example: 5m\n${EVIDENCE}`,
    );
    const corrected = correct(model, corrections);
    expect([...problems, ...corrected.problems]).toEqual([]);
    const [take] = corrected.model.get('cloud.IShelfClient')!.members;
    expect(take!.docs).toEqual({summary: 'Removes a thing.', returns: '`nil`.', throws: undefined});
    expect(take!.parameters[0]!.text).toBe('Name of the thing.');
    expect(corrected.model.get('cloud.ShelfProps')!.members[0]!.docs).toEqual({
      summary: 'Size.',
      defaultValue: '4',
      example: '5m',
    });
  });

  it('are refused with file and line, all at once', () => {
    expect(
      problemsOf(
        `cloud.Shelf:\n  texts: a\n${EVIDENCE}cloud.ShelfProps:\n  text: a\ncloud.ShelfProps.size: 3\n`,
      ),
    ).toEqual([
      'a.yml:1: cloud.Shelf: "texts" is not allowed',
      expect.stringContaining('a.yml:1: cloud.Shelf: "value" must contain at least one of [text'),
      'a.yml:5: cloud.ShelfProps: "evidence" is required',
      'a.yml:7: cloud.ShelfProps.size: "value" must be of type object',
    ]);
    expect(problemsOf('a: [')[0]).toMatch(/^a\.yml:\d: /);
    expect(problemsOf('- a')).toEqual(['a.yml:1: not a map; allowed: members with their corrections']);
    expect(problemsOf(`cloud.Shelf:\n  text: a\n${EVIDENCE}cloud.Shelf:\n  text: b\n${EVIDENCE}`)).toEqual([
      'a.yml:5: Map keys must be unique at line 5, column 1:',
    ]);
  });

  it('are refused for what is gone, and where the SDK says the same', () => {
    expect(
      problemsOf(
        `cloud.Shelf.put:\n  text: a\n${EVIDENCE}cloud.ShelfProps.size:\n  text: Size.\n  default: "3"\n  throws: false\n${EVIDENCE}` +
          `cloud.IShelfClient.take:\n  text: Takes. A  thing.\n  parameters: {key: The key., keys: b}\n${EVIDENCE}`,
      ),
    ).toEqual([
      'a.yml:11: cloud.IShelfClient.take: "text" is what the SDK says already',
      'a.yml:11: cloud.IShelfClient.take has no parameter "keys"; its parameters: key',
      'a.yml:11: cloud.IShelfClient.take: the text of "key" is what the SDK says already',
      'a.yml:5: cloud.ShelfProps.size: "text" is what the SDK says already',
      'a.yml:5: cloud.ShelfProps.size: "throws" is what the SDK says already',
      'a.yml:5: cloud.ShelfProps.size: "default" is what the SDK says already',
      'a.yml:1: the SDK has no "cloud.Shelf.put"',
    ]);
  });

  it('need evidence that is there', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'evidence-'));
    fs.mkdirSync(path.join(root, CORRECTIONS, 'programs'), {recursive: true});
    fs.writeFileSync(path.join(root, CORRECTIONS, 'programs/shelf.test.w'), 'test "takes" {}');
    fs.writeFileSync(path.join(root, 'page.md'), 'what is so');
    const evidence = [
      {program: 'shelf.test.w', test: 'takes'},
      {program: 'shelf.test.w', test: 'puts'},
      {page: 'page.md', text: 'what is so'},
      {page: 'page.md', text: 'what is not'},
      {sdk: 'lib/shelf.js', text: 'a'},
    ];
    expect(missingEvidence(root, [{member: 'cloud.Shelf', place: 'a.yml:1', text: 'a', evidence}])).toEqual([
      'a.yml:1: cloud.Shelf: src/reference/corrections/programs/shelf.test.w has no "puts\\""',
      'a.yml:1: cloud.Shelf: page.md has no "what is not"',
      'a.yml:1: cloud.Shelf: there is no file node_modules/@winglang/sdk/lib/shelf.js',
    ]);
    fs.rmSync(root, {recursive: true});
  });
});

describe('the corrections of the installed SDK', () => {
  const root = path.resolve(__dirname, '../../../..');
  const {model: corrected, problems} = referenceOf(root, false)();
  const {corrections} = readCorrections(root);

  it('have no mistakes, and evidence for each', () => {
    expect(problems).toEqual([]);
    expect(missingEvidence(root, corrections)).toEqual([]);
  });

  it('leave no entry without a text, and none that says "undefined"', () => {
    const entries = [...corrected.values()].flatMap(({name, kind, docs, members, values}) => [
      // A closure's own text is that of its method.
      ...(kind === 'function' ? [] : [{name, docs, texts: [] as string[]}]),
      ...members.map((one) => ({
        name: `${name}.${one.name}`,
        docs: one.docs,
        texts: one.parameters.map(({text}) => text),
      })),
      ...values.map((one) => ({name: `${name}.${one.name}`, docs: one.docs, texts: [] as string[]})),
    ]);
    expect(entries.filter(({docs}) => !docs.summary).map(({name}) => name)).toEqual([]);
    // A correction may name what a known bug shows.
    const own = new Set(corrections.map(({member}) => member));
    const says = /\bundefined\b|super\.bind|on_tick|on_message|busyWait/;
    expect(
      entries
        .filter((one) => !own.has(one.name) && says.test(JSON.stringify([one.docs, one.texts])))
        .map(({name}) => name),
    ).toEqual([]);
  });
});
