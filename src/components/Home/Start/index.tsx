import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Section from '../Section';
import styles from './styles.module.css';

/** From nothing to a tested program, in three steps. */
export default function Start({version}: {readonly version: string}): ReactNode {
  const steps = [
    {title: 'Install the toolchain', commands: `npm install -g winglang@${version}`},
    {title: 'Make a project', commands: 'mkdir hello-wing\ncd hello-wing\nwing new empty'},
    {title: 'Run its test', commands: 'wing test'},
  ];
  const intro = (
    <>
      The toolchain is one npm package. <Link to="/install">Install</Link> lists what it needs, and{' '}
      <Link to="/learn-wing">the learning paths</Link> lead on from here. If you would rather stay with
      TypeScript, <Link to="/docs/typescript/intro">Wing is a library, too</Link>.
    </>
  );
  return (
    <Section title="Three steps to a first test" intro={intro}>
      <ol className={styles.steps}>
        {steps.map(({title, commands}) => (
          <li key={title}>
            <h3>{title}</h3>
            <CodeBlock language="sh">{commands}</CodeBlock>
          </li>
        ))}
      </ol>
    </Section>
  );
}
