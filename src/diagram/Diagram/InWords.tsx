import type {ReactNode} from 'react';
import type {ProgramDiagram} from '../nestedLayout';
import {inWords} from '../words';
import styles from './styles.module.css';

interface Props {
  readonly diagram: ProgramDiagram;
  readonly pages: Readonly<Record<string, string>>;
}

/** The drawing as a list, for readers whose screen or eyes do not show it. */
export default function InWords({diagram, pages}: Props): ReactNode {
  return (
    <details className={styles.words}>
      <summary>The diagram as a list</summary>
      <ul>
        {inWords(diagram).map(({node, title, uses}) => (
          <li key={node.id}>
            <Title page={pages[node.type]}>{title}</Title>
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
