import {type KeyboardEvent, type ReactNode, useId, useMemo, useRef} from 'react';
import type {ProgramDiagram} from '../nestedLayout';
import {onKey, reveal, wholeOf, zoom, ZOOM_STEP} from '../view';
import Drawing from './Drawing';
import InWords from './InWords';
import {useView} from './useView';
import styles from './styles.module.css';

interface Props {
  readonly diagram: ProgramDiagram;
  readonly pages: Readonly<Record<string, string>>;
}

/**
 * The resources of a program and what they do to each other, each with a link to its reference page: as a drawing that
 * can be moved and sized, and as a list with the same.
 */
export default function Diagram({diagram, pages}: Props): ReactNode {
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const whole = useMemo(() => wholeOf(diagram), [diagram]);
  const {view, change, handlers, isAllShown} = useView(whole, svg);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = onKey(view, whole, event.key);
    if (!next) return;
    event.preventDefault();
    change(() => next);
  }

  if (diagram.nodes.length === 0)
    return <p className={styles.nothing}>The program has no resources to draw.</p>;
  return (
    <div className={styles.box}>
      <div
        className={styles.viewport}
        role="group"
        aria-label="Diagram of the program"
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Drawing
          ref={svg}
          diagram={diagram}
          pages={pages}
          view={view}
          isAllShown={isAllShown}
          onFocusNode={(node) => change((known) => reveal(known, whole, node))}
          {...handlers}
        />
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          onClick={() => change((known) => zoom(known, whole, ZOOM_STEP))}
        >
          Zoom in
        </button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => change((known) => zoom(known, whole, 1 / ZOOM_STEP))}
        >
          Zoom out
        </button>
        <button type="button" className={styles.tool} onClick={() => change(() => whole)}>
          Show all
        </button>
        <p id={help} className={styles.help}>
          Arrow keys move the diagram, + and − size it, 0 shows all of it.
        </p>
      </div>
      <InWords diagram={diagram} pages={pages} />
    </div>
  );
}
