import prismIncludeLanguages from '@theme-original/prism-include-languages';
import type * as Prism from 'prismjs';
import {wingGrammar} from '../../plugins/code-samples/wingGrammar';

/** Prism has no Wing; the other languages come from the theme. */
export default function prismIncludeWing(prism: typeof Prism): void {
  prismIncludeLanguages(prism);
  prism.languages.wing = wingGrammar;
}
