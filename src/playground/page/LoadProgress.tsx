import type {ReactNode} from 'react';
import type {CompilerFailure} from '@site/src/playground/model/compilerFailure';
import {type DownloadProgress, formatProgress} from '@site/src/playground/model/downloadProgress';
import styles from './notice.module.css';
import ReloadButton from './ReloadButton';

interface Props {
  readonly progress?: DownloadProgress;
  readonly failure?: CompilerFailure;
  readonly onRetry: () => void;
}

/** How much of the compiler has been downloaded. The page can be used in the meantime. */
export default function LoadProgress({progress, failure, onRetry}: Props): ReactNode {
  if (failure) {
    return (
      <div role="alert" className={styles.notice}>
        <p className={styles.text}>{failure.text}</p>
        {failure.action === 'reload' ? (
          <ReloadButton />
        ) : (
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Retry
          </button>
        )}
      </div>
    );
  }
  if (!progress) return null;
  const {loaded, total} = progress;
  return (
    <div className={styles.progress}>
      <progress aria-label="Loading the compiler" max={total} value={Math.min(loaded, total)} />
      <span>{formatProgress(progress)}</span>
    </div>
  );
}
