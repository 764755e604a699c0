import ts from 'typescript';

/** What throws, rejects or warns with a message as its first argument. */
const CALLEE = /(?:Error|\breject|\bwarn|^super)$/;

/** The messages of a source file in TypeScript. What differs is in braces, as in Rust. */
export function scriptMessages(source: string): string[] {
  const messages: string[] = [];
  const add = (value: ts.Expression | undefined) => {
    const text = value && textOf(value);
    // A text of the code around it alone is no message.
    if (text && /[A-Za-z]{2}/.test(text.replace(/\{\}/g, ''))) messages.push(text);
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && CALLEE.test(node.expression.getText())) {
      const [first] = node.arguments ?? [];
      add(first && ts.isObjectLiteralExpression(first) ? propertyOf(first, 'message') : first);
    }
    // A diagnostic of the compiler, and an answer of the simulator.
    if (ts.isObjectLiteralExpression(node) && (propertyOf(node, 'severity') || isNamed(node.parent, 'error')))
      add(propertyOf(node, 'message'));
    if (ts.isVariableDeclaration(node) && isNamed(node, 'message')) add(node.initializer);
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  visit(file);
  return messages;
}

/** The text that an expression makes, if it is a literal or put together from some. */
function textOf(value: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(value)) return literal(value.text);
  if (ts.isTemplateExpression(value))
    return (
      literal(value.head.text) + value.templateSpans.map((span) => `{}${literal(span.literal.text)}`).join('')
    );
  if (!ts.isBinaryExpression(value) || value.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(value.left), textOf(value.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '{}'}${right ?? '{}'}`;
}

function literal(text: string): string {
  return text.replace(/[{}]/g, '$&$&');
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties.filter(ts.isPropertyAssignment).find((one) => isNamed(one, name))?.initializer;
}

function isNamed(node: ts.Node, name: string): boolean {
  return (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText() === name;
}
