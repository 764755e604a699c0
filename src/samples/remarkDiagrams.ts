import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {type DrawnSketch, drawCompiled, drawSketch, sizeProblems} from '../components/diagram/sketch/draw';
import {parseSketch} from '../components/diagram/sketch/parse';
import {type Fence, parseFence} from './fence';
import {sketchCompiled} from './sketchCompiled';

interface DiagramOptions {
  /** The repository's folder. */
  readonly root: string;
}

/**
 * Replaces `diagram` fences with drawings, which are laid out here. It runs before the step that shows code.
 *
 * @throws Error with every problem of the page's diagrams, each with file and line
 */
export const remarkDiagrams: Plugin<[DiagramOptions], Root> =
  ({root}) =>
  async (tree, file) => {
    const page = path.relative(root, file.path);
    const fences: {node: Code; replace: (element: MdxJsxFlowElement) => void}[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'diagram' || !parent || index === undefined) return;
      fences.push({node, replace: (element) => (parent.children[index] = element)});
    });
    const problems: string[] = [];
    await Promise.all(
      fences.map(async ({node, replace}) => {
        const line = node.position?.start.line ?? 0;
        const {fence, problems: wrong} = parseFence(node.lang, node.meta);
        wrong.forEach((message) => problems.push(`${page}:${line}: ${message}`));
        if (wrong.length > 0) return;
        const drawn = await drawFence(node, fence, path.join(root, path.dirname(page)));
        drawn.problems.forEach((one) => problems.push(`${page}:${line + one.line}: ${one.message}`));
        replace(toElement(fence.title ?? '', drawn));
      }),
    );
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };

interface FenceDrawing extends DrawnSketch {
  /** Lines are counted from that of the fence. */
  readonly problems: readonly {readonly line: number; readonly message: string}[];
}

async function drawFence(node: Code, fence: Fence, folder: string): Promise<FenceDrawing> {
  if (fence.program ?? fence.terraform) {
    const drawn = drawCompiled(await sketchCompiled(fence, folder));
    return {...drawn, problems: atFence(sizeProblems(drawn))};
  }
  const {sketch, problems} = parseSketch(node.value);
  if (problems.length > 0)
    return {layouts: [], words: [], problems: problems.map((one) => ({...one, line: one.line + 1}))};
  const drawn = drawSketch(sketch);
  return {...drawn, problems: atFence(sizeProblems(drawn))};
}

function atFence(messages: readonly string[]) {
  return messages.map((message) => ({line: 0, message}));
}

function toElement(title: string, {layouts, words, legend, arrows}: DrawnSketch): MdxJsxFlowElement {
  const props = {
    title,
    layouts: JSON.stringify(layouts),
    words: JSON.stringify(words),
    ...(legend !== undefined && {legend}),
    ...(arrows && {...arrows}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Sketch',
    attributes: Object.entries(props).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
