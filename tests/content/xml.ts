import {parser, type Tag} from 'sax';

export interface XmlNode {
  /** Every element of a name below this one, at any depth. */
  readonly all: (name: string) => XmlNode[];
  /** Text of the first element of a name below this one. */
  readonly text: (name: string) => string;
  /** An attribute of the first element of a name below this one. */
  readonly attribute: (name: string, attribute: string) => string;
  /** The same attribute of all of them. */
  readonly attributes: (name: string, attribute: string) => string[];
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** @throws Error when the text is not well-formed. */
export function parseXml(text: string): XmlNode {
  const root: Element = {name: '', attributes: {}, children: [], text: ''};
  const open = [root];
  const reader = parser(true);
  const addText = (part: string) => {
    for (const element of open) element.text += part;
  };
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({name, attributes}) => {
    const element = {name, attributes: attributes as Tag['attributes'], children: [], text: ''};
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  reader.onclosetag = () => void open.pop();
  reader.ontext = addText;
  reader.oncdata = addText;
  reader.write(text).close();
  if (root.children.length === 0) throw new Error('There is no root element.');
  return toNode(root);
}

function toNode(element: Element): XmlNode {
  const first = (name: string) => descendants(element, name)[0];
  return {
    all: (name) => descendants(element, name).map(toNode),
    text: (name) => first(name)?.text.trim() ?? '',
    attribute: (name, attribute) => first(name)?.attributes[attribute] ?? '',
    attributes: (name, attribute) =>
      descendants(element, name).map(({attributes}) => attributes[attribute] ?? ''),
  };
}

function descendants(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendants(child, name),
  ]);
}
