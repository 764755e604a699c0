import {useId, useMemo, useState, type ReactNode} from 'react';
import {download} from '@site/src/lib/page/download';
import {formatCount} from '@site/src/lib/formatCount';
import {shownText} from '@site/src/lib/shownText';
import type {ProgramFiles, StackFrame} from '@site/src/playground/messages/runEvents';
import {changesBetween} from '@site/src/playground/model/cloudChanges';
import {type CloudUse, knownBugsOf} from '@site/src/playground/model/knownBugs';
import {nameOfPath} from '@site/src/playground/model/permissions';
import {countByType, type TerraformConfig} from '@site/src/playground/model/terraform';
import {type CloudPlatform, PLATFORMS} from '@site/src/wing/language/platforms';
import DiagramPanel from '../Output/DiagramPanel';
import Failure from '../Output/Failure';
import Field from '../Field';
import form from '../form.module.css';
import Json from './Json';
import styles from './styles.module.css';
import type {CloudResult} from './useClouds';

interface Props {
  readonly baseUrl: string;
  readonly cloud: CloudPlatform;
  readonly result: CloudResult;
  readonly before?: CloudResult;
  readonly files: ProgramFiles;
  readonly onGoTo: (frame: StackFrame) => void;
}

/** One cloud: its resources, its diagram, its Terraform, or why it would get nothing, and the known bugs that the program meets. */
export default function CloudPart({baseUrl, cloud, result, before, files, onGoTo}: Props): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.cloud}>
      <h2 id={id} className={styles.heading}>
        {PLATFORMS[cloud].cloud}
      </h2>
      {result.kind === 'failed' ? (
        <>
          {result.isUnsupported && (
            <p className={styles.note}>
              This platform doesn’t have what the program asks for.{' '}
              <a href={baseUrl + PAGES[cloud]}>What {cloud} supports</a>
            </p>
          )}
          <Failure error={result.error} onGoTo={onGoTo} />
        </>
      ) : (
        <Compiled result={result} before={before} />
      )}
      <KnownBugs baseUrl={baseUrl} cloud={cloud} result={result} files={files} />
    </section>
  );
}

function KnownBugs({baseUrl, cloud, result, files}: Omit<Props, 'before' | 'onGoTo'>): ReactNode {
  const bugs = useMemo(() => knownBugsOf(cloud, {...toUse(result), files}), [cloud, result, files]);
  return bugs.map(({name, path}) => (
    <p key={path} className={styles.bug}>
      Known bug: <a href={baseUrl + path.slice(1)}>{name}</a>
    </p>
  ));
}

function toUse(result: CloudResult): Omit<CloudUse, 'files'> {
  if (result.kind === 'failed') return {output: result.error.message, calls: []};
  const {calls, view} = result;
  return {output: view.terraform, calls, tree: view.tree};
}

/** Entries of a list: a browser takes a moment for more, and nobody reads them. */
const MAX_SHOWN = 200;

/** How many entries of a list are left out. */
function Rest({of}: {readonly of: readonly unknown[]}): ReactNode {
  return (
    of.length > MAX_SHOWN && (
      <p className={styles.note}>More that are not shown: {formatCount(of.length - MAX_SHOWN)}</p>
    )
  );
}

type CompiledResult = Extract<CloudResult, {kind: 'compiled'}>;

function Compiled({
  result,
  before,
}: {
  readonly result: CompiledResult;
  readonly before?: CloudResult;
}): ReactNode {
  const {config, view} = result;
  const [isDiagramShown, setDiagramShown] = useState(false);
  const counts = countByType(config.resources);
  return (
    <>
      {before?.kind === 'compiled' && before.view !== view && <Changes before={before} after={result} />}
      <p className={styles.note}>
        {formatCount(config.resources.length)} {config.resources.length === 1 ? 'resource' : 'resources'}
      </p>
      <ul className={styles.counts}>
        {counts.slice(0, MAX_SHOWN).map(([type, count]) => (
          <li key={type}>
            <code>{shownText(type)}</code> {count > 1 && `× ${count}`}
          </li>
        ))}
      </ul>
      <Rest of={counts} />
      <Grants config={config} />
      <details onToggle={({currentTarget}) => setDiagramShown(currentTarget.open)}>
        <summary>Diagram</summary>
        <DiagramPanel tree={view} isShown={isDiagramShown} />
      </details>
      <Terraform config={config} text={view.terraform} />
    </>
  );
}

function Changes({
  before,
  after,
}: {
  readonly before: CompiledResult;
  readonly after: CompiledResult;
}): ReactNode {
  const {added, removed, changed} = useMemo(() => changesBetween(before, after), [before, after]);
  const lines = [
    ...added.map((name) => ['+', 'Added', name] as const),
    ...removed.map((name) => ['−', 'Removed', name] as const),
    ...changed.map((name) => ['~', 'Changed', name] as const),
  ];
  return (
    <section aria-label="Changes since you pressed Compile" className={styles.changes} aria-live="polite">
      {lines.length === 0 ? (
        <p className={styles.note}>No changes since you pressed “Compile”.</p>
      ) : (
        <>
          <p className={styles.note}>Since you pressed “Compile”:</p>
          <ul className={styles.list}>
            {lines.slice(0, MAX_SHOWN).map(([sign, word, name]) => (
              <li key={sign + name} data-change={sign}>
                <span aria-hidden="true">{sign} </span>
                <span className="sr-only">{word}: </span>
                {shownText(name)}
              </li>
            ))}
          </ul>
          <Rest of={lines} />
        </>
      )}
    </section>
  );
}

/** What Terraform allows the functions to do, in the cloud's own words. */
function Grants({config}: {readonly config: TerraformConfig}): ReactNode {
  const granting = config.resources.filter(({grants}) => grants.length > 0);
  if (granting.length === 0) return null;
  return (
    <details>
      <summary>Permissions in Terraform</summary>
      <ul className={styles.list}>
        {granting.slice(0, MAX_SHOWN).map(({address, path, grants}) => (
          <li key={address}>
            {shownText(nameOfPath(path ?? address).replace(/\/[^/]*$/, ''))}:{' '}
            {grants.map((grant, index) => (
              <code key={index}>{shownText(grant)} </code>
            ))}
          </li>
        ))}
      </ul>
      <Rest of={granting} />
    </details>
  );
}

/** `main.tf.json`, one resource at a time, and as a whole for the download. */
function Terraform({config, text}: {readonly config: TerraformConfig; readonly text: string}): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const parts = [
    ...config.resources.map(({address, text: json}) => [address, json] as const),
    ...Object.entries(config.blocks),
  ].filter(([name, json]) => wanted === '' || `${name}\n${json}`.toLowerCase().includes(wanted));
  return (
    <details>
      <summary>main.tf.json</summary>
      <div className={form.row}>
        <Field label="Find in it">
          <input
            className={form.input}
            type="search"
            value={query}
            onChange={({target}) => setQuery(target.value)}
          />
        </Field>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => download(text, 'main.tf.json', 'application/json')}
        >
          Download
        </button>
      </div>
      {parts.length === 0 && <p className={styles.note}>Nothing in it has these words.</p>}
      {parts.slice(0, MAX_SHOWN).map(([name, json]) => (
        <TerraformPart key={name} name={name} json={json} />
      ))}
      <Rest of={parts} />
    </details>
  );
}

/** One resource or block. Its JSON is coloured once it is opened. */
function TerraformPart({name, json}: {readonly name: string; readonly json: string}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.part} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <code>{shownText(name)}</code>
      </summary>
      {isOpen && <Json text={json} label={name} />}
    </details>
  );
}

const PAGES: Readonly<Record<CloudPlatform, string>> = {
  'tf-aws': 'docs/platforms/AWS/tf-aws',
  'tf-azure': 'docs/platforms/microsoft-azure/tf-azure',
  'tf-gcp': 'docs/platforms/google-cloud/tf-gcp',
};
