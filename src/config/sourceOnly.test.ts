import {expect, it} from 'vitest';
import {parseFrontMatter} from './sourceOnly';

it.each([
  [{library: {published: null}, title: 'JWT'}, 'JWT (source only)'],
  [{library: {published: null}, title: 'JWT', sidebar_label: 'Tokens'}, 'Tokens (source only)'],
  [{library: {published: '0.0.1'}, title: 'Redis'}, undefined],
  [{title: 'Queues', sidebar_label: 'Queue'}, 'Queue'],
])('marks the label of a library that npm cannot install: %j', async (frontMatter, label) => {
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter, content: ''});
  const parsed = await parseFrontMatter({filePath: 'a.md', fileContent: '', defaultParseFrontMatter});
  expect(parsed.frontMatter).toEqual({...frontMatter, ...(label && {sidebar_label: label})});
});
