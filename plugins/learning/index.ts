export {default} from '../../src/learning/plugin';
