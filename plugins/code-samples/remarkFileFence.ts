// A sample with files of its own stands beside its page, where the toolchain can run it. This step puts the text of the
// file into the fence that names it, so that the page and the program cannot differ.
import {readFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';
import {parseAttributes} from './fence';
import {shownText} from './sourceFile';

type MarkdownNode = {
  readonly type: string;
  readonly meta?: string | null;
  value?: string;
  readonly position?: {readonly start: {readonly line: number}};
  readonly children?: readonly MarkdownNode[];
};

export default function remarkFileFence() {
  return (tree: MarkdownNode, page: {readonly path: string}): void => {
    for (const fence of codeNodes(tree)) {
      const {file, region} = parseAttributes(fence.meta ?? '');
      if (file !== undefined) fence.value = textOfFence(fence, page.path, file, region);
    }
  };
}

function codeNodes(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'code') return [node];
  return node.children?.flatMap(codeNodes) ?? [];
}

function textOfFence(
  fence: MarkdownNode,
  pagePath: string,
  file: string | true,
  region: string | true | undefined,
): string {
  try {
    if (file === true || region === true) throw new Error('file and region need a value: file="./main.w"');
    if (fence.value?.trim()) throw new Error(`a fence with file="${file}" has no text of its own`);
    return shownText(readSource(resolve(dirname(pagePath), file), file), region);
  } catch (error) {
    const place = `${relative(process.cwd(), pagePath)}:${fence.position?.start.line ?? 0}`;
    throw new Error(`${place}: ${String(file)}: ${(error as Error).message}`, {cause: error});
  }
}

function readSource(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new Error(`there is no file "${name}" beside the page`);
  }
}
