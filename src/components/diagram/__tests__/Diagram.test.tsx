import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Diagram from '../Diagram';
import {layOutProgram} from '../layout';
import {call, treeOf} from './trees';

const TREE = treeOf({Store: 'std.Resource', 'Store/Files': 'cloud.Bucket', Queue: 'cloud.Queue'});
const PAGES = {'cloud.Bucket': '/docs/api/bucket'};

function render(tree = TREE): string {
  const connections = [call('Queue > Store/Files.put')].filter(() => tree === TREE);
  return renderToStaticMarkup(<Diagram layout={layOutProgram({tree, connections})} pages={PAGES} />);
}

describe('Diagram', () => {
  it('links each node that has a page, in the drawing and in the list', () => {
    const html = render();
    expect(html.match(/href="\/docs\/api\/bucket"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="cloud.Bucket Files, reference in a new tab"');
    expect(html.match(/href=/g)).toHaveLength(2);
  });

  it('links to no page of a type that every object inherits', () => {
    const html = render(treeOf({A: '__proto__', B: 'constructor', C: 'cloud.constructor'}));
    expect(html).not.toContain('href=');
    expect(html).not.toContain('function');
  });

  it('says in the list what the drawing shows', () => {
    expect(render()).toMatch(/<li>Queue<ul><li>uses put of Bucket Files in Store<\/li><\/ul><\/li>/);
  });

  it('can be reached and explained without a mouse', () => {
    const html = render();
    expect(html).toMatch(
      /role="group" aria-label="Diagram of the program" aria-describedby="\S+" tabindex="0"/,
    );
    expect(html.match(/<button type="button"[^>]*>[^<]+/g)?.map((text) => text.replace(/.*>/, ''))).toEqual([
      'Zoom in',
      'Zoom out',
      'Show all',
    ]);
  });

  it('marks nodes by more than a colour', () => {
    const layout = layOutProgram({tree: TREE, connections: []});
    const mark = {kind: 'current', text: 'step 3'} as const;
    const html = renderToStaticMarkup(
      <Diagram layout={layout} pages={PAGES} marks={new Map([['root/Default/Queue', mark]])} />,
    );
    expect(html.match(/data-mark="current"/g)).toHaveLength(1);
    expect(html).toMatch(/<text[^>]*>step 3<\/text>/);
  });

  it('says so when there is nothing to draw', () => {
    expect(render(treeOf({}))).toContain('The program has no resources to draw.');
  });
});
