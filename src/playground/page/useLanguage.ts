import {useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ProgramFiles} from '@site/src/playground/messages/runEvents';
import {fileNames} from '@site/src/playground/model/files';
import type {DownloadProgress} from '@site/src/playground/model/downloadProgress';
import type {LanguageServices} from '@site/src/playground/model/language';
import {type Problem, sortProblems} from '@site/src/playground/model/problems';
import {type LanguageHandle, loadLanguage} from './services';

const DEBOUNCE_MILLISECONDS = 200;

export interface Language {
  readonly services?: LanguageServices;
  readonly problems: readonly Problem[];
  /** Whether the problems are those of the program as it is now. */
  readonly isChecked: boolean;
  /** Of the first load, while it goes on. */
  readonly progress?: DownloadProgress;
  readonly failure?: string;
  retry(): void;
}

type Answer = {readonly files: ProgramFiles; readonly problems: readonly Problem[]};

/** The compiler, which is loaded when the page stands, and what it says of the program a moment after it changed. */
export function useLanguage(files: ProgramFiles, entry: string): Language {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [services, setServices] = useState<LanguageServices>();
  const [progress, setProgress] = useState<DownloadProgress>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const isFirst = useRef(true);

  useEffect(() => {
    let isHere = true;
    let handle: LanguageHandle | undefined;
    loadLanguage(baseUrl, (next) => isHere && setProgress(next)).then(
      (loaded) => {
        handle = loaded;
        if (isHere) setServices(loaded);
        else loaded.close();
      },
      (error: unknown) => isHere && setFailure(messageOf(error)),
    );
    return () => {
      isHere = false;
      handle?.close();
    };
  }, [baseUrl, attempt]);

  useEffect(() => {
    if (!services) return;
    let isLatest = true;
    const ask = () => {
      services.update(files, entry).then(
        (problems) => {
          if (!isLatest) return;
          setAnswer({files, problems: sortProblems(problems, fileNames(files, entry))});
          setProgress(undefined);
        },
        (error: unknown) => isLatest && setFailure(messageOf(error)),
      );
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : DEBOUNCE_MILLISECONDS);
    isFirst.current = false;
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [services, files, entry]);

  return {
    services,
    problems: answer?.problems ?? NO_PROBLEMS,
    isChecked: answer?.files === files,
    progress,
    failure,
    retry() {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

const NO_PROBLEMS: readonly Problem[] = [];

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
