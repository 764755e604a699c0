import {describe, expect, it} from 'vitest';
import synonyms from '../../shared/synonyms.json';
import {hostedSettings, toSynonymHits} from '../hostedSettings';

describe('hostedSettings', () => {
  it('lets the site filter by what it asks for, and counts the sections', () => {
    const {attributesForFaceting = []} = hostedSettings();
    expect(attributesForFaceting).toEqual(
      expect.arrayContaining([
        'afterDistinct(section)',
        'filterOnly(docusaurus_tag)',
        'filterOnly(language)',
      ]),
    );
  });
});

describe('toSynonymHits', () => {
  it('writes words for each other, and words instead of others', () => {
    expect(
      toSynonymHits({
        same: [['api gateway', 'api']],
        instead: {addConsumer: 'setConsumer', switch: ['if', 'elif']},
      }),
    ).toEqual([
      {objectID: 'same api gateway, api', type: 'synonym', synonyms: ['api gateway', 'api']},
      {
        objectID: 'instead of addConsumer',
        type: 'oneWaySynonym',
        input: 'addConsumer',
        synonyms: ['setConsumer'],
      },
      {
        objectID: 'instead of switch',
        type: 'oneWaySynonym',
        input: 'switch',
        synonyms: ['if', 'elif'],
      },
    ]);
  });

  it('gives all synonyms of this site an id of their own', () => {
    const ids = toSynonymHits(synonyms).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
