import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import posts from '@generated/pages/default/posts.json';
import {SITE} from '@site/src/config/site';
import Posts from './Posts';
import Program from './Program';
import program from './program/main.w';
import Start from './Start';
import Targets from './Targets';
import Tests from './Tests';
import styles from './styles.module.css';

/** The home page: the language in one sentence and one program, and what the toolchain makes of that program. */
export default function Home(): ReactNode {
  return (
    <main className={styles.page}>
      <header className={styles.hero}>
        <h1>{SITE.tagline}</h1>
        <div>
          <p>
            A Wing program contains your infrastructure and the code that runs on it. The compiler turns the
            infrastructure into Terraform and the code into JavaScript. On your machine, a simulator runs the
            whole program.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary" to="/docs">
              Create a project
            </Link>
            <Link className="button button--secondary" to="/play">
              Try it in the browser
            </Link>
            <Link className="button button--secondary" to="/docs/why-wing">
              What is Wing?
            </Link>
          </div>
          <p className={styles.status}>
            Wing is open source. Its last release is from February 2025, and no company maintains it:{' '}
            <Link to="/contributing/status">project status</Link>.
          </p>
        </div>
      </header>
      <Program program={program} />
      <Targets targets={program.targets} version={program.version} />
      <Tests tests={program.tests} report={program.report} />
      <Start commands={program.commands} />
      <Posts posts={posts} />
    </main>
  );
}
