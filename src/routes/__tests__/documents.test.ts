import {expect, it} from 'vitest';
import {takeOutDocuments} from '../documents';

const DOCS = 'docusaurus-plugin-content-docs';
const docs = ['main', 'named', 'other'].map((id) => ({id, path: `/docs/${id}`, sidebar: 'docs'}));
const version = {name: 'current', mainDocId: 'main', docs};

it('documents leave the data of every start, unless the navbar or a version names them', () => {
  const data = {[DOCS]: {default: {path: '/docs', versions: [version]}}, home: {count: 1}};
  expect(takeOutDocuments(data, ['named'])).toEqual({
    data: {
      [DOCS]: {default: {path: '/docs', versions: [{...version, docs: [docs[0], docs[1]]}]}},
      home: {count: 1},
    },
    documents: [{plugin: 'default', version: 'current', ...docs[2]}],
  });
});

it('a site without documentation stays as it is', () => {
  expect(takeOutDocuments({home: {}}, [])).toEqual({data: {home: {}}, documents: []});
});
