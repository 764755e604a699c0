export {default} from '../../src/pages/plugin';
