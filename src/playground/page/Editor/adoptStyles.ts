import {StyleModule} from 'style-mod';

/** A root without a head, as that of a shadow tree is: to such a root the editor gives no `style` element. */
const root = {
  ownerDocument: document,
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets;
  },
  set adoptedStyleSheets(sheets) {
    document.adoptedStyleSheets = sheets;
  },
} as ShadowRoot;

const mount = StyleModule.mount.bind(StyleModule);

/**
 * Lets the document adopt the editor's style sheet: the policy of the pages refuses `style` elements (`src/publish/content-security-policy`). The editor
 * has no setting for that but a nonce, which a page that is built once cannot have.
 */
export function adoptStyles(): void {
  StyleModule.mount = (_document, modules) => mount(root, modules);
}
