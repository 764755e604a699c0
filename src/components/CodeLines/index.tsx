import type {ReactNode} from 'react';

/** Lines of HTML that were highlighted at build, for the inside of a `pre`. */
export default function CodeLines({lines}: {readonly lines: readonly string[]}): ReactNode {
  return (
    <span className="tokens" dangerouslySetInnerHTML={{__html: lines.map((line) => `${line}\n`).join('')}} />
  );
}
