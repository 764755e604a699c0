import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Program} from '@site/src/playground/share/program';
import ConfirmDialog from './ConfirmDialog';
import Dialog from './Dialog';
import Field from './Field';
import form from './form.module.css';
import {loadShare} from './loadShare';
import ToolIcon from './ToolIcon';
import styles from './toolbar.module.css';

interface Props {
  readonly program: Program;
  readonly onReset: () => void;
}

/** Copies a link, downloads the program, and starts over. */
export default function ShareTools({program, onReset}: Props): ReactNode {
  const [status, setStatus] = useState('');
  /** The link, where the browser does not let the page copy it. */
  const [link, setLink] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);

  async function copyLink() {
    const {toShareableAddress} = await loadShare();
    const address = await toShareableAddress(program);
    try {
      await navigator.clipboard.writeText(address);
      setStatus('Link copied.');
    } catch {
      setLink(address);
    }
  }

  async function downloadZip() {
    const {downloadProgram} = await loadShare();
    await downloadProgram(program);
    setStatus('Program downloaded.');
  }

  const attempt = (action: () => Promise<void>) => () => {
    setStatus('');
    action().catch((error: unknown) => setStatus(error instanceof Error ? error.message : String(error)));
  };
  return (
    <>
      <button type="button" className={styles.tool} onClick={attempt(copyLink)}>
        <ToolIcon kind="link" />
        <span className={styles.name}>Copy link</span>
      </button>
      <button type="button" className={clsx(styles.tool, styles.rest)} onClick={attempt(downloadZip)}>
        <ToolIcon kind="download" />
        Download
      </button>
      <button
        type="button"
        className={clsx(styles.tool, styles.rest)}
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        <ToolIcon kind="reset" />
        Reset
      </button>
      <span role="status" className={styles.status}>
        {status}
      </span>
      {link !== undefined && (
        <Dialog title="Copy the link" onClose={() => setLink(undefined)}>
          <Field label="Your browser doesn’t let this page copy the link, so copy it here">
            <input className={form.input} readOnly value={link} onFocus={({target}) => target.select()} />
          </Field>
        </Dialog>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Start over?"
          text="Your program is deleted, and the initial program replaces it."
          action="Reset"
          onConfirm={onReset}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
