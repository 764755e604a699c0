import type {ReactNode} from 'react';
import clsx from 'clsx';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

type Item = Props['items'][number];

/** An entry with others below it. Opens with no script; `src/shell/behaviour/menus.ts` closes it. */
export default function NavbarDropdown({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <Sublist {...props} /> : <Dropdown {...props} />;
}

function Dropdown({items, label, position, className}: Props): ReactNode {
  return (
    <details
      name="navbar"
      className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right', styles.dropdown)}
    >
      <summary className={clsx('navbar__link', className)}>{label}</summary>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            {...markOf(item)}
          />
        ))}
      </ul>
    </details>
  );
}

/** In the main menu. It is open where the page is one of its own. */
function Sublist({items, label, className}: Props): ReactNode {
  const path = useLocalPathname();
  return (
    <li className="menu__list-item">
      <details open={items.some((item) => leadsTo(item, path))} className={styles.sublist}>
        <summary className={clsx('menu__link', className)}>{label}</summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              key={index}
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              {...markOf(item)}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Versions of the documentation are the only items with a handler, which `src/shell/behaviour/docsVersions.ts` takes the place of. */
function markOf(item: Item): {'data-docs-version'?: string} {
  return 'onClick' in item ? {'data-docs-version': ''} : {};
}

function leadsTo({to, activeBasePath, activeBaseRegex}: Item, path: string): boolean {
  return (
    isSamePath(to, path) ||
    isRegexpStringMatch(activeBaseRegex, path) ||
    (activeBasePath !== undefined && path.startsWith(activeBasePath))
  );
}
