import type {ReactNode} from 'react';
import OutsideLinks from '@site/src/behaviour/OutsideLinks';
import DarkWithoutScripts from '@site/src/components/DarkWithoutScripts';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <DarkWithoutScripts />
      <OutsideLinks />
      {children}
    </>
  );
}
