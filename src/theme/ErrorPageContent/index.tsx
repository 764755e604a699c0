export {default} from '@site/src/components/PageCrash';
