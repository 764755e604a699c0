import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls in its own box when it is too wide, and can be scrolled with the keyboard then. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scrollable = isTooWide ? ({tabIndex: 0, role: 'group', 'aria-label': 'Table'} as const) : {};
  return (
    <div ref={box} className={styles.box} {...scrollable}>
      <table {...props} />
    </div>
  );
}
