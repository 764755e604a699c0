export {default} from '../../src/playground/plugin';
