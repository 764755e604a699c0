export {default, validateOptions} from '../../src/config/redirects/plugin';
