import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {type Extension, Compartment} from '@codemirror/state';
import {ViewPlugin} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {loadPart} from '@site/src/lib/loadPart';
import {TOKEN_CLASSES} from './tokenNames';

/**
 * The JavaScript, TypeScript or JSON that a program brings. Few programs do, so the parser loads with the first such file;
 * until then, the text has no colours.
 */
export function javascript(file: string): Extension {
  const language = new Compartment();
  const loader = ViewPlugin.define((view) => {
    let isCurrent = true;
    loadPart(() => import('@codemirror/lang-javascript')).then(
      ({javascriptLanguage, typescriptLanguage}) => {
        if (!isCurrent) return;
        const loaded = file.endsWith('.ts') ? typescriptLanguage : javascriptLanguage;
        view.dispatch({effects: language.reconfigure(loaded)});
      },
      () => undefined,
    );
    return {
      destroy() {
        isCurrent = false;
      },
    };
  });
  return [language.of([]), loader, syntaxHighlighting(javascriptStyle)];
}

/** Exported for its test. */
export const javascriptStyle = HighlightStyle.define([
  {tag: tags.comment, class: TOKEN_CLASSES.comment},
  {tag: tags.string, class: TOKEN_CLASSES.string},
  {tag: tags.regexp, class: TOKEN_CLASSES.string},
  {tag: tags.escape, class: TOKEN_CLASSES.escape},
  {tag: tags.special(tags.brace), class: TOKEN_CLASSES.interpolation},
  {tag: tags.number, class: TOKEN_CLASSES.number},
  {tag: [tags.keyword, tags.atom], class: TOKEN_CLASSES.keyword},
  {tag: tags.bool, class: TOKEN_CLASSES.boolean},
  {tag: tags.null, class: TOKEN_CLASSES.nil},
  {tag: [tags.className, tags.typeName], class: TOKEN_CLASSES.className},
  {tag: tags.function(tags.variableName), class: TOKEN_CLASSES.function},
  {tag: tags.function(tags.propertyName), class: TOKEN_CLASSES.function},
  {tag: tags.definition(tags.propertyName), class: TOKEN_CLASSES.key},
  {tag: tags.operator, class: TOKEN_CLASSES.operator},
  {tag: [tags.punctuation, tags.derefOperator], class: TOKEN_CLASSES.punctuation},
]);
