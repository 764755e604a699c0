import type {ReactNode} from 'react';

/** Lines that were highlighted at build, as HTML. Stands inside a `pre`. */
export default function CodeLines({lines}: {readonly lines: readonly string[]}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: lines.map((line) => `${line}\n`).join('')}} />;
}
