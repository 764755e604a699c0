import type {PrismTheme} from 'prism-react-renderer';

/**
 * Names no colours: code is highlighted at build, where a token gets its class, and `src/shell/css/code.css` gives the class a colour that depends on the page's
 * theme. So the built pages carry no inline colours and nothing flashes when the stored theme differs.
 */
const theme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-surface)'},
  styles: [],
};

export const prism = {theme, darkTheme: theme};
