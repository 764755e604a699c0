import type {ReactNode} from 'react';
import DarkWithoutScripts from '@site/src/components/DarkWithoutScripts';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <DarkWithoutScripts />
      {children}
    </>
  );
}
