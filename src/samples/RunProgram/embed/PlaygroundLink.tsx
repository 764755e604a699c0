import {useEffect, useState, type ReactNode} from 'react';
import foot from '../../theme/CodeSample/foot.module.css';
import type {SampleProgram} from '../../types';

/** Packing a large program at each key would be felt. */
const DEBOUNCE_MILLISECONDS = 200;

interface Props {
  /** Address of the playground. */
  readonly playground: string;
  readonly program: SampleProgram;
  /** Of the toolchain. */
  readonly version: string;
}

async function hashOf(program: SampleProgram, version: string): Promise<string> {
  const {playgroundHash} = await import('../../client/playgroundHash');
  return playgroundHash(program, version);
}

/** Opens the program as it is now in the playground, in a new tab: the playground is in no frame of another site. */
export default function PlaygroundLink({playground, program, version}: Props): ReactNode {
  const {files, entry} = program;
  const [address, setAddress] = useState(playground);
  useEffect(() => {
    let isLatest = true;
    const write = () => {
      hashOf({files, entry}, version).then(
        (hash) => isLatest && setAddress(playground + hash),
        // It has become too large for a link.
        () => isLatest && setAddress(playground),
      );
    };
    const timer = setTimeout(write, DEBOUNCE_MILLISECONDS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [playground, files, entry, version]);
  return (
    <a className={foot.open} href={address} target="_blank" rel="noreferrer">
      Open in the playground<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
