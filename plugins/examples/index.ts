export {default, validateOptions} from '../../src/learning/examples/plugin';
