import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import posts from '@generated/pages/default/posts.json';
import Console from './Console';
import Fit from './Fit';
import Numbers from './Numbers';
import Posts from './Posts';
import Program from './Program';
import program from './program/main.w';
import Start from './Start';
import Targets from './Targets';
import styles from './styles.module.css';

/** The home page: what Wing does for its reader, a program with all that follows from it, and ways on. */
export default function Home(): ReactNode {
  return (
    <main>
      <header className={styles.hero}>
        <h1>Write the app. Compile the cloud.</h1>
        <p className={styles.lead}>
          Wing is a programming language for the cloud. Create a bucket and call it: the compiler writes the
          Terraform and the permissions.
        </p>
        <div>
          <div className={styles.actions}>
            <Link className="button button--primary" to="/docs">
              Create a project
            </Link>
            <Link className="button button--secondary" to="/play">
              Try it in the browser
            </Link>
          </div>
          <p className={styles.status}>
            Open source. Last release: {program.version}, February 2025. No company maintains it:{' '}
            <Link to="/contributing/status">status</Link>.
          </p>
        </div>
      </header>
      <Program program={program} />
      <Numbers resourceCount={program.resourceCount} />
      <Targets program={program.portable} targets={program.targets} version={program.version} />
      <Console />
      <Fit />
      <Start commands={program.commands} />
      <Posts posts={posts} />
    </main>
  );
}
