export {default, validateOptions} from '../../src/pages/docsPlugin';
