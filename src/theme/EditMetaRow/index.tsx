import type {ReactNode} from 'react';
import EditMetaRow from '@theme-original/EditMetaRow';
import type {Props} from '@theme/EditMetaRow';
import Helpful from '@site/src/components/Helpful';

/** Readers are asked where writers look, too. */
export default function EditMetaRowWithQuestion(props: Props): ReactNode {
  return (
    <>
      <Helpful />
      <EditMetaRow {...props} />
    </>
  );
}
