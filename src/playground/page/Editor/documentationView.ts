import type {Hover} from 'vscode-languageserver-types';
import {splitMarkdown} from '@site/src/playground/model/documentation';

/**
 * Documentation as elements for a tooltip of the editor. It may come from the program of a link, so nothing in it is
 * treated as HTML.
 */
export function createDocumentation(contents: Hover['contents']): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-documentation';
  for (const part of splitMarkdown(toMarkdown(contents))) {
    if (part.kind === 'rule') box.append(document.createElement('hr'));
    else if (part.kind === 'code') box.append(createElement('pre', part.text));
    else {
      const paragraph = document.createElement('p');
      paragraph.append(...part.spans.map(({text, isCode}) => (isCode ? createElement('code', text) : text)));
      box.append(paragraph);
    }
  }
  return box;
}

/** The compiler sends one `MarkupContent`; the protocol allows strings and lists too. */
function toMarkdown(contents: Hover['contents']): string {
  if (Array.isArray(contents)) return contents.map(toMarkdown).join('\n\n');
  return typeof contents === 'string' ? contents : contents.value;
}

function createElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
