/** As far as it is used. Browsers without it have no such policy to ask. */
interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): void;
}

/**
 * A sign that begins no element which highlighted code, headings or an announcement are made of. Elements that load or run
 * something are none of those, nor are attributes that do.
 */
const FOREIGN_TAG = /<(?!\/?(?:a|b|code|del|em|i|kbd|mark|s|span|strong)(?: (?:class|href|id)="[^"<>]*")*>)/g;

/**
 * Decides about every text that a script of the page writes as HTML, as a script or as a script's address, whoever wrote that
 * script: the site's policy (`src/publish/content-security-policy`) makes browsers ask. Foreign elements become text, so that a page shows what it was
 * given and goes on. Of scripts, only data pass, which the application writes into the head; and addresses have to be below the
 * site's own.
 *
 * @param baseUrl path that the site is served under, with a slash at both ends
 * @param types the browser's @default `window.trustedTypes`
 */
export function trustOwn(
  baseUrl: string,
  types = (window as {trustedTypes?: TrustedTypes}).trustedTypes,
): void {
  // The policy allows no other base than the page's own address.
  const toAddress = (text: string) => new URL(text, document.baseURI).href;
  types?.createPolicy('default', {
    createHTML: (html) => html.replace(FOREIGN_TAG, '&lt;'),
    createScript: (text) => (JSON.parse(text), text),
    createScriptURL: (address) => (toAddress(address).startsWith(toAddress(baseUrl)) ? address : null),
  });
}
