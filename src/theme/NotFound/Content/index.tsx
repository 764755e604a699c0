export {default} from '@site/src/not-found/NotFound';
