import {useEffect, useState} from 'react';
import {latestOnly} from '@site/src/lib/latestOnly';
import {currentAddress} from '@site/src/playground/page/address';
import {loadShare} from '@site/src/playground/page/loadShare';
import type {SampleProgram} from '../../types';

interface AddressProgram {
  /** The program, and how many the address had before. Undefined until it is read. */
  readonly opened?: {readonly program: SampleProgram; readonly count: number};
  /** Why the address has no program that can be opened. */
  readonly failure?: string;
}

/**
 * The program of the address, whenever that changes.
 *
 * @param version of the toolchain
 */
export function useAddressProgram(version: string): AddressProgram {
  const [state, setState] = useState<AddressProgram>({});
  useEffect(() => {
    let count = 0;
    const readings = latestOnly<AddressProgram>(setState, () => setState({failure: NOT_LOADED}));
    const read = () => readings.wait(readAddress((count += 1), version));
    read();
    window.addEventListener('hashchange', read);
    return () => {
      readings.cancel();
      window.removeEventListener('hashchange', read);
    };
  }, [version]);
  return state;
}

async function readAddress(count: number, version: string): Promise<AddressProgram> {
  const {readProgramAddress} = await loadShare();
  const {result} = await readProgramAddress(currentAddress(), version);
  if (result.kind === 'program') return {opened: {program: result.program, count}};
  return {failure: result.kind === 'bad' ? result.message : NO_PROGRAM};
}

const NO_PROGRAM = 'The address of this page has no program.';
const NOT_LOADED = 'A part of this page didn’t load. Reload the page to try again.';
