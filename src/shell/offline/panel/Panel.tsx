import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import type {DocumentationList} from '../documentationList';
import {
  bytesOf,
  fetchList,
  isFull,
  keepDocumentation,
  type Kept,
  lookAtKept,
  Outdated,
  removeDocumentation,
} from './documentation';
import {dayOf, megabytes} from './figures';
import styles from './panel.module.css';

export interface PanelProps {
  readonly baseUrl: string;
  /** Whether the reader's connection is slow, or to be saved. */
  readonly isConstrained: boolean;
}

/** What is on the device, and what is newest; nothing of the latter without a connection. */
interface Found {
  readonly kept?: Kept;
  readonly list?: DocumentationList;
}

type Work = 'looking' | 'keeping' | 'removing';

/** What is on the device, and the buttons that change it. One button is always there, so that the focus has a place. */
export default function Panel({baseUrl, isConstrained}: PanelProps): ReactNode {
  const [work, setWork] = useState<Work | undefined>('looking');
  const [{kept, list}, setFound] = useState<Found>({});
  const [bytes, setBytes] = useState(0);
  const [failure, setFailure] = useState('');
  const stop = useRef<AbortController>(null);

  const show = (found: Found) => {
    setFound(found);
    setWork(undefined);
  };

  useEffect(() => {
    look(baseUrl).then(show, reportError);
    return () => stop.current?.abort();
  }, [baseUrl]);

  async function keep(): Promise<void> {
    stop.current = new AbortController();
    const {signal} = stop.current;
    setFailure('');
    setBytes(0);
    setWork('keeping');
    try {
      const newest = await fetchList(baseUrl);
      setFound({kept, list: newest});
      await keepDocumentation(newest, {baseUrl, signal, onProgress: setBytes});
    } catch (error) {
      if (!signal.aborted) setFailure(reasonOf(error, isKept));
    }
    show(await look(baseUrl));
  }

  async function remove(): Promise<void> {
    setFailure('');
    setWork('removing');
    await removeDocumentation(baseUrl);
    show(await look(baseUrl));
  }

  const isKept = kept?.isWhole === true;
  const isOld = isKept && list !== undefined && list.version !== kept.version;
  const all = list ? bytesOf(list) : 0;
  return (
    <>
      <p role="status">{failure || sentenceOf({work, kept, list, isOld})}</p>
      {work === 'keeping' && (
        <p>
          <progress max={all} value={bytes} aria-label="Documentation on this device" /> {megabytes(bytes)} of{' '}
          {megabytes(all)} MB
        </p>
      )}
      {isConstrained && !isKept && <p>Your connection is slow or set to save data. You may want to wait.</p>}
      <p>
        <button
          type="button"
          className={clsx('button', isKept && !isOld ? styles.quiet : 'button--primary')}
          aria-disabled={work === 'looking' || work === 'removing'}
          onClick={press}
        >
          {labelOf({work, isKept, isOld, isPart: kept?.isWhole === false, failure})}
        </button>{' '}
        {!work && kept && (!isKept || isOld) && (
          <button
            type="button"
            className={clsx('button', styles.quiet)}
            onClick={() => void remove().catch(reportError)}
          >
            Remove it
          </button>
        )}
      </p>
    </>
  );

  function press(): void {
    if (work === 'keeping') stop.current?.abort();
    else if (!work) (isKept && !isOld ? remove() : keep()).catch(reportError);
  }
}

async function look(baseUrl: string): Promise<Found> {
  const [kept, list] = await Promise.allSettled([lookAtKept(baseUrl), fetchList(baseUrl)]);
  return {
    ...(kept.status === 'fulfilled' && kept.value && {kept: kept.value}),
    ...(list.status === 'fulfilled' && {list: list.value}),
  };
}

interface State {
  readonly work: Work | undefined;
  readonly kept: Kept | undefined;
  readonly list: DocumentationList | undefined;
  readonly isOld: boolean;
}

function sentenceOf({work, kept, list, isOld}: State): string {
  if (work === 'looking') return 'Looking at what is on this device …';
  if (work === 'removing') return 'Removing the documentation …';
  if (work === 'keeping') return 'The documentation is being loaded. Keep this page open.';
  const sizes = list && `${megabytes(bytesOf(list))} MB here, about ${megabytes(list.sent)} MB to load`;
  if (kept?.isWhole) {
    const date = kept.date ? ` of ${dayOf(kept.date)}` : '';
    const here = `The documentation${date} is available offline: ${megabytes(kept.bytes)} MB.`;
    return isOld ? `${here} There is a newer version: ${sizes}.` : here;
  }
  if (kept) return 'A part of the documentation is on this device. Continue to make it available offline.';
  if (!sizes) return 'The documentation cannot be loaded now: there is no connection.';
  return `The whole documentation is not on this device: ${sizes}.`;
}

interface Label {
  readonly work: Work | undefined;
  readonly isKept: boolean;
  readonly isOld: boolean;
  readonly isPart: boolean;
  readonly failure: string;
}

function labelOf({work, isKept, isOld, isPart, failure}: Label): string {
  if (work === 'keeping') return 'Stop';
  if (isOld) return 'Update it';
  if (isKept) return 'Remove it';
  if (failure) return 'Try again';
  return isPart ? 'Continue' : 'Make available offline';
}

function reasonOf(error: unknown, isKept: boolean): string {
  if (error instanceof Outdated) return 'The documentation was updated while it was being loaded. Try again.';
  if (isFull(error)) {
    return isKept
      ? "There isn't enough room on this device for the new version. You still have the old one."
      : "There isn't enough room on this device, so nothing was kept.";
  }
  console.warn('The documentation could not be kept.', error);
  return 'Not all of the documentation arrived. Try again to go on from here.';
}
