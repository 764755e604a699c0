export {default} from '@site/src/components/AnnouncementBar';
