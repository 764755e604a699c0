import {useId, useState, type FormEvent, type ReactNode} from 'react';
import Dialog from './Dialog';
import Field from './Field';
import styles from './form.module.css';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly initial: string;
  readonly action: string;
  /** @returns why a name cannot be used, as a sentence */
  readonly problemOf: (name: string) => string | undefined;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name until it is one that can be used. */
export default function NameDialog({title, label, initial, action, ...props}: Props): ReactNode {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = props.problemOf(name.trim());
    setProblem(found);
    if (found) return;
    props.onName(name.trim());
    props.onClose();
  }
  return (
    <Dialog title={title} onClose={props.onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label={label}>
          <input
            className={styles.input}
            value={name}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={id}
            onChange={({target}) => setName(target.value)}
            onFocus={({target}) => target.select()}
          />
        </Field>
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
        <button type="submit" className="button button--primary">
          {action}
        </button>
      </form>
    </Dialog>
  );
}
