import type {ReactNode} from 'react';
import clsx from 'clsx';
import form from '../form.module.css';

interface Props {
  /** The name of the form, for screen readers. */
  readonly label: string;
  /** The words on the button. */
  readonly action: string;
  /** Puts the button beside the field: what it does is not the first thing that a reader looks for. */
  readonly isInline?: boolean;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
  /** What is shown below the button. */
  readonly response?: ReactNode;
}

/** A form that sends something to a resource. */
export default function LiveForm({label, action, isInline, onSubmit, children, response}: Props): ReactNode {
  return (
    <form
      className={isInline ? form.row : form.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <button
        type="submit"
        className={clsx('button', isInline ? 'button--secondary' : 'button--primary', 'button--sm')}
      >
        {action}
      </button>
      {response}
    </form>
  );
}
