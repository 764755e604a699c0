import type {ReactNode} from 'react';
import form from './form.module.css';

interface FieldProps {
  readonly label: string;
  readonly isNarrow?: boolean;
  /** The control. */
  readonly children: ReactNode;
}

/** A control of a form with its label above it. */
export default function Field({label, isNarrow, children}: FieldProps): ReactNode {
  return (
    <label className={isNarrow ? form.narrow : form.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface TextAreaFieldProps {
  readonly label: string;
  readonly rows: number;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextAreaField({label, onChange, ...props}: TextAreaFieldProps): ReactNode {
  return (
    <Field label={label}>
      <textarea className={form.input} onChange={({target}) => onChange(target.value)} {...props} />
    </Field>
  );
}
