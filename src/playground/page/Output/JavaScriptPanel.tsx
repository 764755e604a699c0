import {useState, type ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import Field from '../Field';
import form from '../form.module.css';
import styles from './styles.module.css';

interface Props {
  readonly files?: Readonly<Record<string, string>>;
  /** Why there are no files. */
  readonly refused?: string;
}

/** The JavaScript that the compiler wrote, one file at a time. */
export default function JavaScriptPanel({files, refused}: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  const names = Object.keys(files ?? {})
    .filter((name) => /\.c?js$/.test(name))
    .sort((a, b) => Number(b.includes('preflight')) - Number(a.includes('preflight')) || a.localeCompare(b));
  if (!files && refused) return <p className={styles.empty}>The JavaScript is left out. {refused}</p>;
  if (!files || names.length === 0) {
    return <p className={styles.empty}>The JavaScript that the compiler writes appears here after a run.</p>;
  }
  const name = names.includes(chosen) ? chosen : names[0]!;
  return (
    <>
      <Field label="File">
        <select className={form.input} value={name} onChange={({target}) => setChosen(target.value)}>
          {names.map((option) => (
            <option key={option} value={option}>
              {shownText(option)}
            </option>
          ))}
        </select>
      </Field>
      <pre className={styles.text} tabIndex={0} role="group" aria-label={shownText(name)}>
        <code>{shownText(files[name]!)}</code>
      </pre>
    </>
  );
}
