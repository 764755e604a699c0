import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {bonusesOf} from '../bonuses';
import {createCorpus} from '../corpus';
import {createPriors} from '../priors';
import {parseQuery} from '../query';
import {NAME_BONUSES, PART_OF_LIBRARY} from '../weights';

const member = (type: string, name: string) =>
  recordOf('/docs/api/standard-library/cloud/bucket', {
    kind: 'member',
    trail: ['API reference', name],
    names: [`${type}.${name}`, name],
  });

function bonusesFor(text: string, records: readonly ReturnType<typeof recordOf>[]) {
  const corpus = createCorpus();
  for (const record of records) corpus.add(record);
  const query = parseQuery({text, isMessage: false});
  const shares = query.slots.map(() => 1 / query.slots.length);
  return [...records.keys()].map((number) => bonusesOf(corpus, query, shares).of.get(number) ?? 0);
}

describe('bonusesOf', () => {
  it('gives an option or an enum value little for its name, but all of it with that of its type', () => {
    const records = [member('Bucket', 'public'), member('BucketProps', 'public'), member('Access', 'PUBLIC')];
    const whole = NAME_BONUSES.whole.member;
    expect(bonusesFor('public', records)).toEqual([
      whole,
      whole * NAME_BONUSES.ofOptions,
      whole * NAME_BONUSES.ofConstants,
    ]);
  });

  it('gives a place that is called what a part of the query says a part of the bonus', () => {
    const place = recordOf('/blog/a', {aliases: ['lambda layer']});
    const [all, part, none] = ['lambda layer', 'lambda layer of python', 'lambda of a layer'].map(
      (text) => bonusesFor(text, [place])[0]!,
    );
    expect(all).toBeGreaterThan(part!);
    expect(part).toBeGreaterThan(0);
    expect(none).toBe(0);
  });

  it('passes over a part that is little of the query', () => {
    const place = recordOf('/blog/a', {aliases: ['lambda layer']});
    expect(bonusesFor('lambda layer one two three four', [place])).toEqual([0]);
  });
});

it('the page of a library is likelier than its parts', () => {
  const corpus = createCorpus();
  const path = '/docs/libraries/winglibs/redis';
  corpus.add(recordOf(path));
  corpus.add(recordOf(path, {kind: 'heading', anchor: 'a', trail: ['Count visits']}));
  const [page, part] = createPriors(corpus)('sentence');
  expect(part! / page!).toBeCloseTo(PART_OF_LIBRARY.prior / 0.8);
});
