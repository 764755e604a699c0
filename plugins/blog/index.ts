export {default, validateOptions} from '../../src/pages/blog/plugin';
