/** The widths at which Infima changes the layout, in the size of the reader's text: what is larger needs more room. */
import type {Plugin} from 'postcss';

/** Pixels of an em as browsers come. */
const PIXELS = 16;

/** A plugin for PostCSS that writes the pixels of media queries in em. */
export const widthsInEm: Plugin = {
  postcssPlugin: 'widths-in-em',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(
        /(\d+(?:\.\d+)?)px/g,
        (_pixels, count) => `${Number(count) / PIXELS}em`,
      );
    },
  },
};
