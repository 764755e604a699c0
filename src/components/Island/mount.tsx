/** Puts a part that React draws into a page, with what is shown when it crashes. */
import {Component, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import PageCrash from '@site/src/components/PageCrash';
import './translated';

interface Props {
  readonly children: ReactNode;
  /** Whether the part is the page, whose title then says that it crashed. */
  readonly isPage?: boolean;
}

class CrashBoundary extends Component<Props, {readonly error?: Error}> {
  override state: {readonly error?: Error} = {};

  static getDerivedStateFromError(error: Error) {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return (
      <PageCrash
        error={error}
        tryAgain={() => this.setState({error: undefined})}
        isPage={this.props.isPage ?? false}
      />
    );
  }
}

/**
 * @param place in which nothing else is left
 * @returns the root, to take the part away again
 */
export function mount(place: Element, content: ReactNode, options: {readonly isPage?: boolean} = {}): Root {
  place.replaceChildren();
  const root = createRoot(place);
  root.render(<CrashBoundary {...options}>{content}</CrashBoundary>);
  return root;
}
