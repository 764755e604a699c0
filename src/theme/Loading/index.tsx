export {default} from '@site/src/components/PageLoading';
