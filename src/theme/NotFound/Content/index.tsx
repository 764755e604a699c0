export {default} from '@site/src/pages/not-found/NotFound';
