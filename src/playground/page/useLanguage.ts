import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {LanguageClient} from '@site/src/playground/client/languageClient';
import type {ProgramDiagnostic} from '@site/src/playground/engine/compiler/diagnostics';
import type {ProgramFiles} from '@site/src/playground/messages/runEvents';
import {sortDiagnostics} from '@site/src/playground/model/diagnostics';
import {type CompilerFailure, toCompilerFailure} from '@site/src/playground/model/compilerFailure';
import type {DownloadProgress} from '@site/src/playground/model/downloadProgress';
import {fileNames} from '@site/src/playground/model/files';
import {loadLanguage} from './loadLanguage';

const DEBOUNCE_MILLISECONDS = 200;

export interface LanguageState {
  /** Undefined until the compiler has loaded. */
  readonly client?: LanguageClient;
  readonly diagnostics: readonly ProgramDiagnostic[];
  /** Whether the diagnostics are those of the program as it is now. */
  readonly isChecked: boolean;
  /** Of loading the compiler, until the first diagnostics. */
  readonly progress?: DownloadProgress;
  readonly failure?: CompilerFailure;
  retry(): void;
}

interface CheckedProgram {
  readonly files: ProgramFiles;
  readonly diagnostics: readonly ProgramDiagnostic[];
}

/**
 * The compiler, which loads once the page is there, and the diagnostics of the program a moment after each change.
 *
 * @param baseUrl path of the site, with a slash at both ends
 */
export function useLanguage(baseUrl: string, files: ProgramFiles, entry: string): LanguageState {
  const [client, setClient] = useState<LanguageClient>();
  const [progress, setProgress] = useState<DownloadProgress>();
  const [failure, setFailure] = useState<CompilerFailure>();
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<CheckedProgram>();
  const isFirst = useRef(true);
  const latest = useRef({files, entry});
  useLayoutEffect(() => {
    latest.current = {files, entry};
  });

  useEffect(() => {
    let isCurrent = true;
    let loaded: LanguageClient | undefined;
    loadLanguage(baseUrl, (next) => isCurrent && setProgress(next)).then(
      (language) => {
        loaded = language;
        if (!isCurrent) return language.close();
        // The editor's requests are about this program, and may come before the next effect.
        language.update(latest.current.files, latest.current.entry).catch(() => undefined);
        setClient(language);
      },
      (error: unknown) => isCurrent && setFailure(toCompilerFailure(error)),
    );
    return () => {
      isCurrent = false;
      loaded?.close();
    };
  }, [baseUrl, attempt]);

  useEffect(() => {
    if (!client) return;
    let isLatest = true;
    const update = () => {
      client.update(files, entry).then(
        (diagnostics) => {
          if (!isLatest) return;
          setChecked({files, diagnostics: sortDiagnostics(diagnostics, fileNames(files, entry))});
          setProgress(undefined);
          setFailure(undefined);
        },
        (error: unknown) => isLatest && setFailure(toCompilerFailure(error)),
      );
    };
    const timer = setTimeout(update, isFirst.current ? 0 : DEBOUNCE_MILLISECONDS);
    isFirst.current = false;
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [client, files, entry]);

  return {
    client,
    // While there is a failure, they are those of another program.
    diagnostics: (!failure && checked?.diagnostics) || NO_DIAGNOSTICS,
    isChecked: !failure && checked?.files === files,
    progress,
    failure,
    retry() {
      setFailure(undefined);
      // It is closed: what is typed until the next one is there is not for it.
      setClient(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

const NO_DIAGNOSTICS: readonly ProgramDiagnostic[] = [];
