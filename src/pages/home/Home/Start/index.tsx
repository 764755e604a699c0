import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeSample from '@theme/CodeSample';
import type {StartCommands} from '@site/src/pages/home/types';
import Section from '../Section';
import styles from './styles.module.css';

/** From nothing to a tested program, in three steps. */
export default function Start({commands}: {readonly commands: StartCommands}): ReactNode {
  const steps = [
    {title: 'Install the toolchain', code: commands.install},
    {title: 'Create a project', code: commands.create},
    {title: 'Run its test', code: commands.test},
  ];
  const intro = (
    <>
      The toolchain is one npm package. <Link to="/install">Install</Link> lists the requirements, and{' '}
      <Link to="/docs/learn">Learn Wing</Link> is the path from here to a service in production. For a longer
      project, <Link to="/docs/build">build a service</Link> in thirteen chapters, from an empty folder to
      production. If you prefer TypeScript, <Link to="/docs/typescript/intro">use Wing as a library</Link>.
    </>
  );
  return (
    <Section id="start" title="Three steps to a first test" intro={intro}>
      <ol className={styles.steps}>
        {steps.map(({title, code}) => (
          <li key={title}>
            <h3>{title}</h3>
            <CodeSample {...code} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
