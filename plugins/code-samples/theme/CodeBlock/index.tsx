import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeSample from '@theme/CodeSample';

/**
 * Code that a component shows rather than a fence of a page, as it stands: what a reader loads has no highlighter.
 */
export default function CodeBlock({children, title, language, className}: Props): ReactNode {
  const text = typeof children === 'string' ? children : '';
  const lang = language ?? /language-(\w+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <CodeSample lang={lang} html={escapeHtml(text.trimEnd())} {...(typeof title === 'string' && {title})} />
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
