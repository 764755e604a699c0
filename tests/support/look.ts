import type {CDPSession, Page} from '@playwright/test';

/** How everything looks that a page shows: place and computed styles, those of generated content as well. */
export interface Look {
  /** The names of the styles that each node has a value of. */
  readonly properties: readonly string[];
  readonly nodes: readonly ShownNode[];
}

interface ShownNode {
  /** Element with its classes, or the beginning of a text. */
  readonly name: string;
  readonly bounds: string;
  /** One value for each property. */
  readonly styles: readonly string[];
}

/** States that a pointer and the keyboard make. */
const STATES = ['hover', 'focus', 'focus-visible', 'active'];

export async function lookOf(page: Page, session: CDPSession): Promise<Look> {
  const properties = await page.evaluate(async () => {
    await document.fonts.ready;
    // What a change has set in motion arrives.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    // Custom properties show in what reads them, and margins in the places: one of `auto` is told or not.
    return [...getComputedStyle(document.body)].filter((name) => !/^(?:--|margin)/.test(name));
  });
  const {documents, strings} = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  });
  const {layout, nodes} = documents[0]!;
  const textAt = (index: number | undefined) => strings[index ?? -1] ?? '';
  const shown = layout.nodeIndex.map((node, index) => {
    const attributes = nodes.attributes?.[node] ?? [];
    const classAt = attributes.findIndex((name, place) => place % 2 === 0 && textAt(name) === 'class');
    const classes = classAt < 0 ? '' : `.${textAt(attributes[classAt + 1])}`;
    return {
      name: `${textAt(nodes.nodeName?.[node])}${classes} ${textAt(layout.text[index]).slice(0, 30)}`.trim(),
      bounds: layout.bounds[index]!.join(' '),
      styles: layout.styles[index]!.map(textAt),
    };
  });
  return {properties, nodes: shown};
}

/** What looks different, one line each. */
export function compareLooks(one: Look, other: Look): string[] {
  if (one.nodes.length !== other.nodes.length) {
    return [`shown with one alone: ${missingIn(other, one)}; with the other: ${missingIn(one, other)}`];
  }
  return one.nodes.flatMap((node, index) => {
    const twin = other.nodes[index]!;
    const styles = one.properties.flatMap((name, place) => {
      const [value, twinValue] = [node.styles[place], twin.styles[place]];
      return value === twinValue ? [] : [`${name}: ${value}, ${twinValue}`];
    });
    const bounds = node.bounds === twin.bounds ? [] : [`at ${node.bounds}, ${twin.bounds}`];
    const name = node.name === twin.name ? node.name : `${node.name} and ${twin.name}`;
    return [...bounds, ...styles].map((difference) => `${name}: ${difference}`);
  });
}

/** The names in a look that another does not have, or not as often. */
function missingIn(look: Look, other: Look): string {
  const left = look.nodes.map(({name}) => name);
  const missing = other.nodes.filter(({name}) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return missing.map(({name}) => name).join(', ') || 'nothing';
}

/** Puts everything that can be pressed into the states that a pointer and the keyboard make. */
export async function reachForAll(session: CDPSession): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, select, summary, pre, [tabindex], h2, h3, dt',
  });
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: STATES})),
  );
}

/** Opens whatever opens, and gives every state that attributes tell of. */
export async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const name of ['aria-expanded', 'aria-pressed', 'aria-busy', 'aria-checked']) {
      for (const element of document.querySelectorAll(`[${name}]`)) element.setAttribute(name, 'true');
    }
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      popover.popover = 'manual';
      popover.showPopover();
    }
    for (const hidden of document.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
  });
}
