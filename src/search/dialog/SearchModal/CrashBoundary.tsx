import {Component, use, type ReactNode} from 'react';
import {SEARCH_PAGE} from '@site/src/config/search';
import {BaseUrl} from './BaseUrl';
import {FailureNote} from './Notes';

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a way on where DocSearch crashes. */
export default class CrashBoundary extends Component<Props, {readonly error?: unknown}> {
  override state: {readonly error?: unknown} = {};

  static getDerivedStateFromError(error: unknown) {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    return error === undefined ? this.props.children : <Crash error={error} onClose={this.props.onClose} />;
  }
}

function Crash({error, onClose}: {readonly error: unknown; readonly onClose: () => void}): ReactNode {
  return (
    <div className="DocSearch-Container" onClick={onClose}>
      <div className="DocSearch-Modal search-crash">
        <FailureNote error={error} />
        <a href={use(BaseUrl) + SEARCH_PAGE} autoFocus>
          Go to the search page
        </a>
      </div>
    </div>
  );
}
