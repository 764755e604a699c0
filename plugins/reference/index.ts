export {default} from '../../src/reference/plugin';
