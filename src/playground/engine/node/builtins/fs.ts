/** Node's `fs`: the files of the machine. */
import type {BuiltinContext} from './context';

export const createFs = ({machine}: BuiltinContext) => machine.fs;
export const createFsPromises = ({machine}: BuiltinContext) => machine.fs.promises;
