import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
  /** Draws the part again. */
  readonly tryAgain: () => void;
  /** Whether the whole page crashed, whose title then says so. */
  readonly isPage?: boolean;
}

/** In the place of a page, or a part of one, that crashed: the error with its causes, and a way to try again. */
export default function PageCrash({error, tryAgain, isPage = true}: Props): ReactNode {
  const Heading = isPage ? 'h1' : 'h2';
  useEffect(() => {
    if (isPage) document.title = 'Page Error';
  }, [isPage]);
  return (
    <div role="alert" className={styles.crash}>
      <Heading>This page crashed.</Heading>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <p className={styles.message}>{messagesOf(error).join('\n\nCause:\n')}</p>
    </div>
  );
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
