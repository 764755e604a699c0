import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {bytesPerPage} from '../addedPage';
import {MARKS} from '../marks';

const hashOf = (text: string) => createHash('md5').update(text).digest('hex').slice(0, 8);
const paths = Array.from({length: 320}, (_, page) => `/docs/concepts/${hashOf(`page ${page}`)}`);
const pieces = Array.from({length: 16}, (_, piece) =>
  paths
    .filter((_path, page) => page % 16 === piece)
    .map(
      (path, page) =>
        `{path:"${path}",load:()=>n.e("${page}"),files:{${page}:"assets/js/${page}.${hashOf(path)}.js"}}`,
    )
    .join(','),
);

it('is little for a start that names no page', () => {
  const start = {paths, everywhere: ['main', '{"7":"abcdef01"}'], pieces};
  expect(bytesPerPage(start)).toBeGreaterThan(0.5);
  expect(bytesPerPage(start)).toBeLessThanOrEqual(MARKS.addedPage);
});

it('is too much for a list of all routes, of all files, or when there is one piece', () => {
  const routes = paths.map((path) => `{path:"${path}",component:c("${path}","abc"),exact:!0}`).join(',');
  expect(bytesPerPage({paths, everywhere: [routes], pieces})).toBeGreaterThan(MARKS.addedPage);
  const files = paths.map((path, page) => `${page}:"${hashOf(path)}"`).join(',');
  expect(bytesPerPage({paths, everywhere: [`{${files}}`], pieces})).toBeGreaterThan(MARKS.addedPage);
  expect(bytesPerPage({paths, everywhere: [], pieces: [pieces.join(',')]})).toBeGreaterThan(MARKS.addedPage);
});
