export {default, validateOptions} from '../../src/shell/plugin';
