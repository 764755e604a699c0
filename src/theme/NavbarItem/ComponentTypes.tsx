import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import StarButton from '@site/src/components/StarButton';

export default {...ComponentTypes, 'custom-starButton': StarButton};
