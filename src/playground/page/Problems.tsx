import {type ReactNode, type Ref} from 'react';
import type {Location} from 'vscode-languageserver-types';
import {SEARCH_PAGE} from '@site/src/config/search';
import {shownText} from '@site/src/lib/shownText';
import type {ProgramDiagnostic, ProgramLocation} from '@site/src/playground/engine/compiler/diagnostics';
import {announceDiagnostics, describeCheck, formatLocation} from '@site/src/playground/model/diagnostics';
import ExplainLink from './ExplainLink';
import styles from './problems.module.css';

interface Props {
  readonly diagnostics: readonly ProgramDiagnostic[];
  /** Whether the diagnostics are those of the program as it is now. */
  readonly isChecked: boolean;
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onGoTo: (location: Location) => void;
  /** The progress of loading the compiler. */
  readonly children: ReactNode;
}

/** The diagnostics of the program, each with a link to its location. A change is announced once the compiler is done. */
export default function Problems({
  diagnostics,
  isChecked,
  isReady,
  hasFailed,
  heading,
  onGoTo,
  children,
}: Props): ReactNode {
  return (
    <section className={styles.problems} aria-label="Problems" data-checked={isChecked}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {describeCheck({hasFailed, isReady, isChecked, diagnostics})}
        </h2>
        {children}
      </div>
      <div className="sr-only" aria-live="polite">
        {isReady && isChecked && announceDiagnostics(diagnostics)}
      </div>
      <ol className={styles.list}>
        {diagnostics.map(({severity, message, hints, location, relatedInformation}, index) => (
          <li key={index} data-severity={severity} className={styles.problem}>
            <span className={styles.severity}>{severity}: </span>
            <span className={styles.message}>{shownText(message)}</span>
            {location && <LocationButton location={location} onGoTo={onGoTo} />}
            {/* The address is relative, as the site may be in a folder. */}
            <ExplainLink search={SEARCH_PAGE} message={message} className={styles.location} />
            {hints.map((hint, position) => (
              <p key={position} className={styles.hint}>
                Hint: {shownText(hint)}
              </p>
            ))}
            {relatedInformation.map((related, position) => (
              <p key={position} className={styles.hint}>
                {shownText(related.message)}{' '}
                {related.location && <LocationButton location={related.location} onGoTo={onGoTo} />}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function LocationButton({
  location,
  onGoTo,
}: Pick<Props, 'onGoTo'> & {readonly location: ProgramLocation}): ReactNode {
  return (
    <button type="button" className={styles.location} onClick={() => onGoTo(location)}>
      {formatLocation(location)}
    </button>
  );
}
