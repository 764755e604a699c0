import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeSample from '@theme/CodeSample';
import {escapeHtml} from '@site/src/lib/escapeHtml';

/**
 * Code that is neither a fence of a page nor made by a plugin, such as an indented block: it is shown as it stands, since
 * what a reader loads has no highlighter.
 */
export default function CodeBlock({children, title, language, className}: Props): ReactNode {
  const text = typeof children === 'string' ? children : '';
  const lang = language ?? /language-(\w+)/.exec(className ?? '')?.[1] ?? 'text';
  const html = `<span class="line token text">${escapeHtml(text.trimEnd())}\n</span>`;
  return <CodeSample lang={lang} html={html} {...(typeof title === 'string' && {title})} />;
}
