declare module '@theme/ApiEntry' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly id: string;
    /** Name of the field, for the link to it. */
    readonly name: string;
    readonly children: ReactNode;
  }
  export default function ApiEntry(props: Props): ReactNode;
}

declare module '@theme/ApiFold' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly title: string;
    readonly children: ReactNode;
  }
  export default function ApiFold(props: Props): ReactNode;
}

declare module '@theme/ApiAnchor' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly id: string;
    /** A link to where the anchor has moved. */
    readonly children?: ReactNode;
  }
  export default function ApiAnchor(props: Props): ReactNode;
}
