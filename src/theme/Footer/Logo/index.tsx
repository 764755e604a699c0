/** The theme's own brings its state for colours to every page. */
export default function FooterLogo(): never {
  throw new Error('The footer has no place for a logo.');
}
