import type {ComponentProps, ReactNode} from 'react';
import Helpful from '@site/src/components/Helpful';
import PrintLink from '@site/src/components/PrintLink';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';

type Props = ComponentProps<typeof DocCategoryGeneratedIndexPage>;

export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <Helpful />
      <PrintLink />
    </>
  );
}
