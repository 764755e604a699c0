import {toParts} from '@site/src/playground/model/documentation';

/** Documentation as elements for a tooltip of the editor. Texts are written as texts: nothing in them is markup. */
export function createDocumentation(markdown: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-documentation';
  for (const part of toParts(markdown)) {
    if (part.kind === 'rule') box.append(document.createElement('hr'));
    else if (part.kind === 'code') box.append(element('pre', part.text));
    else {
      const paragraph = document.createElement('p');
      paragraph.append(...part.spans.map(({text, isCode}) => (isCode ? element('code', text) : text)));
      box.append(paragraph);
    }
  }
  return box;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
