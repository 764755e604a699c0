import {type ReactNode, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {programText} from '../../client/copy';
import type {CodeSampleProps} from '../../types';
import CopyButton from './CopyButton';
import Foot from './Foot';
import PlayTools from './PlayTools';
import ToolButton from './ToolButton';
import {useRunProgram} from './useRunProgram';
import {useTypeHints} from './useTypeHints';
import styles from './styles.module.css';

const LANGUAGE_NAMES: Record<string, string> = {
  wing: 'Wing',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  hcl: 'Terraform',
  html: 'HTML',
  css: 'CSS',
  sh: 'Shell',
  python: 'Python',
  rust: 'Rust',
  md: 'Markdown',
};

const OUTPUT_NAMES = {log: 'Output', report: 'Report of wing test', error: 'Error'};

/** A block of code with its title, tools, mark and output. The code was highlighted when the site was built. */
export default function CodeSample(props: CodeSampleProps): ReactNode {
  const {lang, html, title, lineNumbers, hidden, mark, markText, outputKind, output, types, index} = props;
  const [isWrapped, setWrapped] = useState(props.wrap === 'true');
  const [showsHidden, setShowsHidden] = useState(false);
  const code = useRef<HTMLElement>(null);
  const id = useId();
  const name = title ?? LANGUAGE_NAMES[lang];
  const hints = useTypeHints({code, address: types, index: Number(index ?? 0)});
  const count = Number(hidden ?? 0);
  const read = async () => (await import('../../client/play')).readProgram(code.current!, props);
  const {running, start} = useRunProgram(read);
  /** What the reader has made of the code. */
  const edited = useRef<string>(undefined);
  const outputName =
    outputKind && (running ? `Printed ${OUTPUT_NAMES[outputKind].toLowerCase()}` : OUTPUT_NAMES[outputKind]);
  const foot = {mark, text: markText};
  return (
    <figure
      className={clsx(
        'code-sample',
        styles.sample,
        isWrapped && styles.wrapped,
        showsHidden && styles.showsHidden,
      )}
      data-lang={lang}
      data-mark={mark}
    >
      <figcaption className={clsx(styles.header, !name && styles.untitled)}>
        {name && (
          <span className={styles.title} id={id}>
            {name}
          </span>
        )}
        <span className={styles.tools}>
          {count > 0 && !running && (
            <ToolButton icon="lines" isPressed={showsHidden} onClick={() => setShowsHidden(!showsHidden)}>
              {`Show ${count} hidden ${count === 1 ? 'line' : 'lines'}`}
            </ToolButton>
          )}
          {types && !running && (
            <ToolButton icon="types" isPressed={hints.isWalking} onClick={hints.toggleWalk}>
              Walk through the types
            </ToolButton>
          )}
          {!running && (
            <ToolButton icon="wrap" isPressed={isWrapped} onClick={() => setWrapped(!isWrapped)}>
              Wrap long lines
            </ToolButton>
          )}
          <CopyButton read={() => edited.current ?? programText(code.current!)} />
        </span>
      </figcaption>
      {running ? (
        <running.Program
          program={running.program}
          file={props.file!}
          {...(outputKind && outputKind !== 'error' && {printed: {kind: outputKind, text: output ?? ''}})}
          foot={foot}
          onText={(text) => (edited.current = text)}
        />
      ) : (
        <>
          {/* A box that scrolls has to be reachable by keyboard. */}
          <pre
            className={styles.code}
            tabIndex={0}
            role="group"
            aria-label={name ? undefined : 'Code'}
            aria-labelledby={name ? id : undefined}
            {...hints.handlers}
          >
            <code
              ref={code}
              className={lineNumbers === undefined ? undefined : styles.numbered}
              style={
                lineNumbers === undefined ? undefined : {counterReset: `line ${Number(lineNumbers) - 1}`}
              }
              dangerouslySetInnerHTML={{__html: html}}
            />
          </pre>
          {markText && (
            <Foot {...foot}>
              {props.file && <PlayTools read={read} {...(props.runs && {onRun: start})} />}
            </Foot>
          )}
        </>
      )}
      {output !== undefined && outputKind && (
        <div className={clsx(styles.output, outputKind === 'error' && styles.error)}>
          <div className={styles.outputTitle}>{outputName}</div>
          <pre tabIndex={0} role="group" aria-label={outputName}>
            <samp>{output || '(no output)'}</samp>
          </pre>
        </div>
      )}
    </figure>
  );
}
