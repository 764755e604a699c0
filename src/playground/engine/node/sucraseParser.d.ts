/** The parser of `sucrase`, which it does not export by a name of its own. */
declare module 'sucrase/dist/parser' {
  export {parse} from 'sucrase/dist/types/parser';
}
