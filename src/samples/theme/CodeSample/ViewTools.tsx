import type {Dispatch, ReactNode, SetStateAction} from 'react';
import ToolButton from './ToolButton';
import type {TypeHintsHandle} from './useTypeHints';

export interface CodeView {
  readonly isWrapped: boolean;
  readonly showsHidden: boolean;
}

interface ViewToolsProps {
  readonly view: CodeView;
  readonly onView: Dispatch<SetStateAction<CodeView>>;
  /** The number of lines that the page hides. */
  readonly hidden: number;
  /** Undefined where the names have no types. */
  readonly hints: TypeHintsHandle | undefined;
}

/** Buttons that change how the code is shown. */
export default function ViewTools({view, onView, hidden, hints}: ViewToolsProps): ReactNode {
  const toggle = (key: keyof CodeView) => () => onView((before) => ({...before, [key]: !before[key]}));
  return (
    <>
      {hidden > 0 && (
        <ToolButton icon="lines" isPressed={view.showsHidden} onClick={toggle('showsHidden')}>
          {`Show ${hidden} hidden ${hidden === 1 ? 'line' : 'lines'}`}
        </ToolButton>
      )}
      {hints && (
        <ToolButton icon="types" isPressed={hints.isWalking} onClick={hints.toggleWalk}>
          Walk through the types
        </ToolButton>
      )}
      <ToolButton icon="wrap" isPressed={view.isWrapped} onClick={toggle('isWrapped')}>
        Wrap long lines
      </ToolButton>
    </>
  );
}
