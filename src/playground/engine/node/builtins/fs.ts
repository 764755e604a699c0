/** Node's `fs`: the files of the machine. */
import type {BuiltinContext} from './context';

export const getFs = ({machine}: BuiltinContext) => machine.fs;
export const getFsPromises = ({machine}: BuiltinContext) => machine.fs.promises;
