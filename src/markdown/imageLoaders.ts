import type {Root} from 'mdast';
import type {MdxJsxAttributeValueExpression, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** A parameter of `url-loader`: up to how many bytes an image is written into the page. */
const LIMIT = /(?<=\?limit=)\d+(?=[^"]*\.avif\b)/;

/** A parameter of `url-loader`: where the loader of large files is, as a path of this machine. */
const FALLBACK = /&fallback=[^&!"]*/;

/**
 * Takes the paths of this machine out of the requests for images, which Docusaurus writes into them: the bundler numbers its
 * modules by their requests, so the same pages would get other scripts in another folder. Without the parameter,
 * `url-loader` takes the same loader by its name. No picture of a screen is written into a page, which has two of each, and shows
 * one, often far down. Comes after Docusaurus's own steps.
 */
export function imageLoaders() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxTextElement', ({attributes}: MdxJsxTextElement) => {
      for (const attribute of attributes) {
        if (typeof attribute.value !== 'object' || !FALLBACK.test(attribute.value?.value ?? '')) continue;
        attribute.value = withoutFallback(attribute.value as MdxJsxAttributeValueExpression);
      }
    });
  };
}

/** The request stands in the expression's text and in its syntax tree, which is plain data. */
function withoutFallback(expression: MdxJsxAttributeValueExpression): MdxJsxAttributeValueExpression {
  return JSON.parse(JSON.stringify(expression), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(FALLBACK, '').replace(LIMIT, '0') : value,
  ) as MdxJsxAttributeValueExpression;
}
