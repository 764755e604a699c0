import type {ReactNode} from 'react';
import {ErrorCauseBoundary, type NavbarItem as Item} from '@docusaurus/theme-common';
import NavbarItem, {type Props as ItemProps} from '@theme/NavbarItem';

interface NavbarItemsProps {
  readonly items: readonly Item[];
  /** Whether they are in the main menu, which is a list. */
  readonly mobile?: boolean;
}

/** Entries of all kinds. One that fails is named in the error. */
export default function NavbarItems({items, mobile = false}: NavbarItemsProps): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(cause) => nameItem(item, cause)}>
      <NavbarItem mobile={mobile} {...(item as ItemProps)} />
    </ErrorCauseBoundary>
  ));
}

function nameItem(item: Item, cause: Error): Error {
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    {cause},
  );
}
