import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';

/**
 * A heading whose class says that it is content. Reader views go by names: they drop a heading with an id such as
 * "share-a-singleton" or "comments", unless its class speaks for it.
 */
export default function ContentHeading(props: Props): ReactNode {
  return <Heading {...props} className={clsx(props.className, props.id && 'content-heading') || undefined} />;
}
