import type {ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuKeyboard} from './useMenuKeyboard';

/** The theme's menu for small screens, with the keyboard. */
export default function MobileMenu(): ReactNode {
  useMenuKeyboard();
  return <MobileSidebar />;
}
