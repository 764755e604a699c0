export {default} from '../../src/shell/dev-server/plugin';
