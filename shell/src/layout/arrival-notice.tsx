import { Icon } from '@iwan/shared/ui/icon';
import { IconButton } from '@iwan/shared/ui/icon-button';
import { useEffect, useSyncExternalStore } from 'react';
import { arrivalNoticeStore } from '../document/arrival-notice-store';
import styles from './arrival-notice.module.css';
import { texts } from './texts';

/** How long it stays, in milliseconds. */
const shownFor = 8000;

/** Says why a link has led here, at the foot of the window, and goes by itself. */
export function ArrivalNotice() {
  const notice = useSyncExternalStore(
    arrivalNoticeStore.subscribe,
    () => arrivalNoticeStore.getState().notice,
    () => null,
  );

  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(arrivalNoticeStore.dismiss, shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    // The region is there before its words, so that they are announced.
    <div className={styles.host} role="status">
      {notice === null ? null : (
        <div className={styles.toast}>
          <Icon name="alert" className={styles.icon} />
          <p>{notice}</p>
          <IconButton
            icon="close"
            look="bare"
            label={texts.close}
            className={styles.close}
            onClick={arrivalNoticeStore.dismiss}
          />
        </div>
      )}
    </div>
  );
}
