import type {ReactNode} from 'react';
import Slot from '@site/src/components/Slot';
import styles from './styles.module.css';

/** The place where `src/shell/offline/panel` shows whether the documentation is on the device, and the button that brings it. */
export default function OfflineDocumentation(): ReactNode {
  return (
    <section className={styles.place} aria-label="The documentation on this device">
      <Slot
        as="div"
        data-offline=""
        html="<p>This browser doesn’t let the site keep files, or the site doesn’t offer it now.</p>"
      />
    </section>
  );
}
