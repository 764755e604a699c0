import {type MouseEvent, type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SampleProgram} from '../../types';
import styles from './foot.module.css';

interface OpenLinkProps {
  /** Called when the reader reaches for the link. */
  readonly read: () => Promise<SampleProgram>;
  /** Why the program could not be run in the page. */
  readonly error?: unknown;
}

/**
 * Opens a program in the playground. The program is written into the address when the reader reaches for the link, so that
 * the page does not hold it twice. This is not a link of Docusaurus, which would load the playground as soon as the link
 * comes into view.
 */
export default function OpenLink({read, error}: OpenLinkProps): ReactNode {
  const address = useBaseUrl('/play');
  const [href, setHref] = useState(address);
  const [failure, setFailure] = useState<unknown>();
  const shown = error ?? failure;

  const prepare = async () => {
    const {toPlaygroundHash} = await import('../../client/sampleProgram');
    const written = address + (await toPlaygroundHash(await read()));
    setHref(written);
    return written;
  };
  const prepareAhead = () => void prepare().catch(() => undefined);
  // A click that comes before the address is written waits for it.
  const open = (event: MouseEvent) => {
    if (event.button > 1 || href !== address) return;
    event.preventDefault();
    const isNewTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
    prepare().then((written) => window.open(written, isNewTab ? '_blank' : '_self'), setFailure);
  };
  return (
    <>
      {shown !== undefined && (
        <span role="alert" className={styles.failure}>
          The playground cannot be loaded. {String(shown)}
        </span>
      )}
      <a
        className={styles.open}
        href={href}
        onPointerEnter={prepareAhead}
        onFocus={prepareAhead}
        onClick={open}
        onAuxClick={open}
      >
        Open in playground
      </a>
    </>
  );
}
