/** Node's `http` and `https`. A program has no certificates, so `https` is for addresses only. */
import {createHttpModule} from '../http';
import type {BuiltinContext} from './context';
import {httpsFunctions} from './unsupported';

export const createHttp = ({machine}: BuiltinContext) => createHttpModule(machine.network);
export const createHttps = (context: BuiltinContext) => ({...createHttp(context), ...httpsFunctions});
