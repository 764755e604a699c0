import type {ComponentProps, ReactNode} from 'react';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type DocCardHeadingIcon from '@theme/DocCard/Heading/Icon';
import CardIcon from '@site/src/components/CardIcon';

type Props = ComponentProps<typeof DocCardHeadingIcon>;

/** A drawing instead of an emoji. */
export default function DocCardHeadingIconDrawn({item}: Props): ReactNode {
  const href =
    item.type === 'category' ? findFirstSidebarItemLink(item) : 'href' in item ? item.href : undefined;
  return <CardIcon href={href ?? ''} />;
}
