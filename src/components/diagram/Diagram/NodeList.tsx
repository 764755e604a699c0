import type {ReactNode} from 'react';
import {own} from '../../../lib/entrance/own';
import {describeNodes} from '../description';
import type {DiagramLayout} from '../layout';
import styles from './styles.module.css';

interface Props {
  readonly layout: DiagramLayout;
  readonly pages: Readonly<Record<string, string>>;
}

/** The same as the drawing, as a list: for screen readers and small screens. */
export default function NodeList({layout, pages}: Props): ReactNode {
  return (
    <details className={styles.words}>
      <summary>The diagram as a list</summary>
      <ul>
        {describeNodes(layout).map(({node, title, uses}) => (
          <li key={node.id}>
            <Title page={own(pages, node.type)}>{title}</Title>
            {uses.length > 0 && (
              <ul>
                {uses.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Title({page, children}: {readonly page?: string; readonly children: string}): ReactNode {
  if (page === undefined) return children;
  return (
    <a href={page} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">, reference in a new tab</span>
    </a>
  );
}
