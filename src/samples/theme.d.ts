declare module '@theme/CodeSample' {
  import type {ReactNode} from 'react';
  import type {CodeSampleProps} from '@site/src/samples/types';

  export type Props = CodeSampleProps;
  export default function CodeSample(props: Props): ReactNode;
}
