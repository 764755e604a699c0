import type {BuiltinContext} from './context';

export const getProcess = ({process}: BuiltinContext) => process;
