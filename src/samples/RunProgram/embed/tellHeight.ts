/** The only thing that the embed tells the page around it. `docs/tools/playground.md` describes it: another form is another version. */
export interface SizeMessage {
  readonly kind: 'wing-embed-size';
  readonly version: 1;
  /** CSS pixels that the page needs to show everything. */
  readonly height: number;
}

/** Tells the page around this one how high an element is, at first and whenever that changes. */
export function tellHeight(element: Element, around: Pick<Window, 'postMessage'> = window.parent): void {
  if (around === window) return;
  let told: number | undefined;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // Any site may show the page, and the height says nothing of its reader.
    around.postMessage({kind: 'wing-embed-size', version: 1, height} satisfies SizeMessage, '*');
  }).observe(element);
}
