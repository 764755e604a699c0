declare module '@theme/SupportMatrix' {
  import type {ReactNode} from 'react';

  /** Lists are words with spaces between, as attributes in Markdown are text. */
  export interface Props {
    readonly resources: string;
    readonly platforms: string;
    /** The words of the table. */
    readonly answers: string;
    /** The number of rows. */
    readonly rows: string;
    /** The tables, each in a `section`. */
    readonly children: ReactNode;
  }
  export default function SupportMatrix(props: Props): ReactNode;
}
