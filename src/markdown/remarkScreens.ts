import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {block} from './nodes';

/**
 * Makes a `Screen` of each picture of a screen that is a paragraph of its own. All are AVIF (`tests/checks/screens` takes them);
 * where the same picture in the dark theme is beside it, as `console-dark.avif` beside `console.avif`, the page gets both.
 */
export function remarkScreens() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'paragraph', ({children}: Paragraph, index, parent) => {
      const [image] = children;
      if (image?.type !== 'image' || children.length > 1 || !image.url.endsWith('.avif')) return;
      const dark: Image = {...image, url: image.url.replace(/\.avif$/, '-dark.avif')};
      const isThere = existsSync(path.resolve(path.dirname(file.path), dark.url));
      parent!.children[index!] = block('Screen', {}, [image, ...(isThere ? [dark] : [])]);
    });
  };
}
