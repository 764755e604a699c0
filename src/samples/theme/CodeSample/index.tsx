import {type ReactNode, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {programText} from '../../client/copy';
import type {CodeSampleProps} from '../../types';
import Code from './Code';
import CopyButton from './CopyButton';
import Foot from './Foot';
import {LANGUAGE_NAMES} from '../../languageNames';
import PlayTools from './PlayTools';
import PrintedOutput from './PrintedOutput';
import {useRunProgram} from './useRunProgram';
import {useTypeHints} from './useTypeHints';
import ViewTools, {type CodeView} from './ViewTools';
import header from './header.module.css';
import styles from './sample.module.css';

/** A code block with its title, tools, mark and output. The code was highlighted when the site was built. */
export default function CodeSample(props: CodeSampleProps): ReactNode {
  const {lang, html, title, mark, markText, outputKind, output, types} = props;
  const [view, setView] = useState<CodeView>({isWrapped: props.wrap === 'true', showsHidden: false});
  const code = useRef<HTMLElement>(null);
  /** The text that the reader has made of the code. */
  const editedText = useRef<string>(undefined);
  const id = useId();
  const name = title ?? LANGUAGE_NAMES[lang];
  const hints = useTypeHints({code, address: types, index: Number(props.index ?? 0)});
  const read = async () =>
    (await import('../../client/sampleProgram')).readSampleProgram(code.current!, props);
  const {running, start} = useRunProgram(read);
  const foot = {mark, text: markText};
  return (
    <figure
      className={clsx('code-sample', styles.sample)}
      data-lang={lang}
      data-mark={mark}
      data-wrapped={view.isWrapped || undefined}
      data-shows-hidden={view.showsHidden || undefined}
    >
      <figcaption className={header.header} data-untitled={!name || undefined}>
        {name && (
          <span className={header.title} id={id}>
            {name}
          </span>
        )}
        <span className={header.tools}>
          {!running && (
            <ViewTools
              view={view}
              onView={setView}
              hidden={Number(props.hidden ?? 0)}
              hints={types ? hints : undefined}
            />
          )}
          <CopyButton read={() => editedText.current ?? programText(code.current!)} />
        </span>
      </figcaption>
      {running ? (
        <running.Program
          program={running.program}
          file={props.file!}
          {...(outputKind && outputKind !== 'error' && {printed: {kind: outputKind, text: output ?? ''}})}
          foot={foot}
          onText={(text) => (editedText.current = text)}
        />
      ) : (
        <>
          <Code code={code} html={html} labelledBy={name && id} handlers={hints.handlers} />
          {markText && (
            <Foot {...foot}>
              {props.file && <PlayTools read={read} {...(props.runs && {onRun: start})} />}
            </Foot>
          )}
        </>
      )}
      {output !== undefined && outputKind && (
        <PrintedOutput kind={outputKind} text={output} isBesideRun={running !== undefined} />
      )}
    </figure>
  );
}
