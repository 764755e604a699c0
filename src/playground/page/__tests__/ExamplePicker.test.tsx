import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import ExamplePicker from '../ExamplePicker';

const PROGRAM = {page: '/docs/examples/a', files: {'main.w': ''}, entry: 'main.w'};
const PROBLEM =
  'util.exec cannot be used in the playground: a page in a browser cannot start other programs.';

vi.mock('../usePart', () => ({
  usePart: () => ({
    default: [
      {
        label: 'Examples',
        programs: [
          {...PROGRAM, id: 'a', title: 'Shop'},
          {...PROGRAM, id: 'b', title: 'Deploy', problem: PROBLEM},
        ],
      },
    ],
  }),
}));

it('says beside an example why it cannot run in the page, and beside no other', () => {
  const html = renderToStaticMarkup(<ExamplePicker onPick={() => undefined} onClose={() => undefined} />);
  const entries = html.match(/(?<=<li>).*?(?=<\/li>)/g)!.map((entry) => entry.replace(/<[^>]*>/g, ''));
  expect(entries).toEqual(['Shop', `Deploy ${PROBLEM}`]);
});
