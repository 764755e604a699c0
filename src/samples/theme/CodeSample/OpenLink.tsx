import {type MouseEvent, type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SampleProgram} from '../../types';
import styles from './styles.module.css';

interface OpenLinkProps {
  /** The program as it is when the reader reaches for the link. */
  readonly read: () => Promise<SampleProgram>;
  /** Why nothing came of another way to the playground. */
  readonly error?: unknown;
}

/**
 * Leads to the playground with a program in the hash of the address. That is written when the reader reaches for the link,
 * so that the page need not hold the program twice. It is no link of Docusaurus, which would load the playground as soon as
 * the link comes into view.
 */
export default function OpenLink({read, error}: OpenLinkProps): ReactNode {
  const address = useBaseUrl('/play');
  const [href, setHref] = useState(address);
  const [failure, setFailure] = useState<unknown>();
  const shown = error ?? failure;

  const prepare = async () => {
    const {toPlayHash} = await import('../../client/play');
    const written = address + (await toPlayHash(await read()));
    setHref(written);
    return written;
  };
  const prepareAhead = () => void prepare().catch(() => undefined);
  /** A click that comes before the address is written waits for it. */
  const open = (event: MouseEvent) => {
    if (event.button > 1 || href !== address) return;
    event.preventDefault();
    const isOther = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
    prepare().then((written) => window.open(written, isOther ? '_blank' : '_self'), setFailure);
  };
  return (
    <>
      {shown !== undefined && (
        <span role="alert" className={styles.says}>
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
