import type {ReactNode} from 'react';
import type {Line} from '@site/plugins/home/types';

/** Lines that were highlighted at build. Stands inside a `pre`. */
export default function CodeLines({lines}: {readonly lines: readonly Line[]}): ReactNode {
  return lines.map((line, index) => (
    <span key={index}>
      {line.map(([text, className], position) =>
        className ? (
          <span key={position} className={className}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {'\n'}
    </span>
  ));
}
