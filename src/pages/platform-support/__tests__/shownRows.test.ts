import {describe, expect, it} from 'vitest';
import type {SupportAnswer, Matrix} from '../matrix';
import type {MemberKind} from '../probes';
import {toMessages, toRows} from '../shownRows';

type Rows = Matrix['resources'][string];

const no = (text: string): SupportAnswer => ({no: text});
const row = (
  kind: MemberKind,
  ...[sim, aws, azure, gcp]: [SupportAnswer, SupportAnswer, SupportAnswer, SupportAnswer]
): Rows[string] => ({
  kind,
  sim: sim,
  'tf-aws': aws,
  'tf-azure': azure,
  'tf-gcp': gcp,
});
const missing = no('no such box');

const BOX: Rows = {
  'new()': row('constructor', 'yes', 'yes', missing, missing),
  'new(lid:)': row('option', 'ignored', no('no lids\nyet'), missing, missing),
  'fill()': row('preflight', 'yes', 'yes', missing, missing),
  'fill(slowly:)': row('option', 'yes', no('no speed'), missing, missing),
  'pack()': row('preflight', 'yes', 'yes', missing, missing),
  'pack(slowly:)': row('option', 'yes', no('no speed'), missing, missing),
  'open()': row('inflight', no('cannot open here'), 'yes', missing, missing),
  'open(force:)': row('inflight', no('cannot open here'), 'yes', missing, missing),
  'shut()': row('inflight', no('cannot shut here'), 'yes', missing, missing),
  size: row('property', 'yes', 'yes', missing, missing),
};

describe('the rows of a page', () => {
  it('have an option that several methods take only once, after the last of them', () => {
    const shown = toRows(BOX).map(({member, methods}) => [member, ...methods].join(' '));
    expect(shown).toEqual([
      'new()',
      'new(lid:)',
      'fill()',
      'pack()',
      'slowly: fill pack',
      'open()',
      'open(force:)',
      'shut()',
      'size',
    ]);
  });

  it('keep an option apart where its answers differ', () => {
    const differing: Rows = {...BOX, 'pack(slowly:)': row('option', 'ignored', 'yes', missing, missing)};
    expect(toRows(differing).map(({member}) => member)).toContain('pack(slowly:)');
  });
});

describe('the messages of a page', () => {
  const messages = toMessages(toRows(BOX)).map(({platforms, rows, text, namesMember}) => ({
    platforms: platforms.join(' '),
    rows: rows.map(({member}) => member).join(' '),
    text,
    namesMember,
  }));

  it('say once what is about the whole resource', () => {
    expect(messages).toContainEqual({
      platforms: 'tf-azure tf-gcp',
      rows: '',
      text: 'no such box',
      namesMember: false,
    });
  });

  it('say once what only differs by the name of the method, and leave out the options of a method that is refused', () => {
    expect(messages).toContainEqual({
      platforms: 'sim',
      rows: 'open() shut()',
      text: 'cannot open here',
      namesMember: true,
    });
  });

  it('name the options', () => {
    const ofAws = messages.filter(({platforms}) => platforms === 'tf-aws');
    expect(ofAws.map(({rows, text}) => `${rows} ${text}`)).toEqual([
      'new(lid:) no lids\nyet',
      'slowly: no speed',
    ]);
  });
});
