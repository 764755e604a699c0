export {default} from '../../src/samples/plugin';
