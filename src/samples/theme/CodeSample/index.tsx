import type {ReactNode} from 'react';
import clsx from 'clsx';
import Slot from '@site/src/components/Slot';
import {LANGUAGE_NAMES} from '../../languageNames';
import type {CodeSampleProps} from '../../types';
import exercise from '../../Exercise/styles.module.css';
import Code from './Code';
import Foot from './Foot';
import PlayTools from './PlayTools';
import PrintedOutput from './PrintedOutput';
import Tools from './Tools';
import header from './header.module.css';
import styles from './sample.module.css';

/**
 * A code block with its title, tools, mark and output. The code was highlighted when the site was built, and what the tools do
 * is in `src/shell/behaviour`, which finds in `data-` attributes what it has to know of a sample.
 */
export default function CodeSample(props: CodeSampleProps): ReactNode {
  const {lang, html, title, mark, markText, outputKind, output, types, file} = props;
  const name = title ?? LANGUAGE_NAMES[lang] ?? 'Code';
  return (
    <figure
      className={clsx('code-sample', styles.sample, props.exercise && exercise.exercise)}
      data-lang={lang}
      data-mark={mark}
      data-wrapped={props.wrap === 'true' || undefined}
      data-types={types}
      data-index={props.index}
      data-file={file}
      data-program={props.program}
      data-exercise={props.exercise}
    >
      <figcaption className={header.header}>
        <span className={header.title}>{name}</span>
        <Tools hidden={Number(props.hidden ?? 0)} isWrapped={props.wrap === 'true'} hasTypes={!!types} />
      </figcaption>
      <Code html={html} name={name} />
      {markText && (
        <Foot mark={mark} text={markText}>
          {file && (
            <PlayTools runs={props.runs === 'true'} clouds={props.clouds} isExercise={mark === 'exercise'} />
          )}
        </Foot>
      )}
      {file && <Slot data-panel />}
      {output !== undefined && outputKind && <PrintedOutput kind={outputKind} text={output} />}
    </figure>
  );
}
