/**
 * The style sheets of the site, in the order of the cascade: values first, then elements, then the parts of the theme, and
 * paper last. Rules that name the same property of the same element win by this order.
 */
export const styleSheets = [
  'tokens',
  'fonts',
  'infima',
  'base',
  'code',
  'theme/navbar',
  'theme/menu',
  'theme/page',
  'theme/lists',
  'theme/blog',
  'theme/footer',
  'print',
].map((name) => `./src/shell/css/${name}.css`);
