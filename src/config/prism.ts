import type {PrismTheme} from 'prism-react-renderer';

/**
 * Names no colours: a token has its class, and `src/css/code.css` gives the class a colour that depends on the page's
 * theme. So the built pages carry no inline colours and nothing flashes when the stored theme differs.
 */
const theme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-surface)'},
  styles: [],
};

export const prism = {
  theme,
  darkTheme: theme,
  // Languages of the pages that the theme does not have by itself.
  additionalLanguages: ['bash', 'hcl'],
};
