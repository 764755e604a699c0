import {type MouseEvent, type ReactNode, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SampleProgram} from '../../types';
import styles from './styles.module.css';

interface OpenLinkProps {
  /** The program as it is when the reader reaches for the link. */
  readonly read: () => Promise<SampleProgram>;
  readonly onFailure: (failure: string) => void;
}

/**
 * Leads to the playground with a program in the hash of the address. That is written when the reader reaches for the link,
 * so that the page need not hold the program twice. It is no link of Docusaurus, which would load the playground as soon as
 * the link comes into view.
 */
export default function OpenLink({read, onFailure}: OpenLinkProps): ReactNode {
  const address = useBaseUrl('/play');
  const history = useHistory();
  const [hash, setHash] = useState('');

  const prepare = async () => {
    const [{toPlayHash}, program] = await Promise.all([import('../../client/playLink'), read()]);
    const written = await toPlayHash(program);
    setHash(written);
    return written;
  };
  const prepareAhead = () => void prepare().catch(() => undefined);
  const open = (event: MouseEvent) => {
    const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.button > 1 || (isOther && hash)) return;
    event.preventDefault();
    prepare().then(
      (written) => {
        if (isOther) window.open(address + written, '_blank', 'noopener');
        else history.push(address + written);
      },
      (error: unknown) => onFailure(`The playground cannot be opened. ${String(error)}`),
    );
  };
  return (
    <a
      className={styles.open}
      href={address + hash}
      onPointerEnter={prepareAhead}
      onPointerDown={prepareAhead}
      onFocus={prepareAhead}
      onClick={open}
      onAuxClick={open}
    >
      Open in playground
    </a>
  );
}
