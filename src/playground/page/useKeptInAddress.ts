import {useEffect, useState} from 'react';
import type {Program} from '@site/src/playground/share/program';
import {replaceAddress} from './address';
import {loadShare} from './loadShare';

/**
 * Keeps a program that the browser cannot save in the address of the page: a reload brings it back.
 *
 * @param program another object for each version of it; undefined where there is nothing to keep
 * @returns whether the address cannot hold it
 */
export function useKeptInAddress(program: Program | undefined): boolean {
  const [lost, setLost] = useState<Program>();
  useEffect(() => {
    if (!program) return;
    let isCurrent = true;
    async function keep(unsaved: Program) {
      const {toShareableAddress} = await loadShare();
      const address = await toShareableAddress(unsaved);
      if (isCurrent) replaceAddress(address);
    }
    keep(program).catch(() => isCurrent && setLost(program));
    return () => {
      isCurrent = false;
    };
  }, [program]);
  return program !== undefined && lost === program;
}
